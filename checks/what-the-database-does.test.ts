import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('docs/database.md', 'utf8')
const schema = readFileSync('server/platform/database/schema.sql', 'utf8')

const rowsBelow = (heading: string) => {
  const [, rest = ''] = page.split(`| ${heading} |`)
  const [table = ''] = rest.split('\n\n')
  const [, , ...rows] = table.split('\n')
  return rows.map((row) => row.split('|').map((cell) => cell.trim()))
}
const quotedIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)

test('every line of the drawing is a foreign key', () => {
  const drawn = [...page.matchAll(/^ {2}(\w+) \|\|--o[|{] (\w+) :/gm)].map(
    ([, to, from]) => `${from} to ${to}`,
  )
  const keys = schema.split('create table ').flatMap((table) => {
    const [name = ''] = /^\w+/.exec(table) ?? []
    const references = [...table.matchAll(/FOREIGN KEY .* REFERENCES (\w+)\(/g)]
    return references.map(([, to]) => `${name} to ${to}`)
  })
  expect(drawn.length).toBeGreaterThan(20)
  expect(drawn.filter((key) => !keys.includes(key))).toEqual([])
})

test('every function of triggers is explained, with the tables it is on', () => {
  const told = rowsBelow('function of triggers').flatMap(([, name, tables]) =>
    quotedIn(tables).map((table) => `${quotedIn(name)[0]} on ${table}`),
  )
  const triggers = [
    ...schema.matchAll(/^CREATE (?:CONSTRAINT )?TRIGGER .*? ON (\w+) .*EXECUTE FUNCTION (\w+)/gm),
  ]
  expect(triggers.length).toBeGreaterThan(50)
  expect(told.toSorted()).toEqual(
    [...new Set(triggers.map(([, table, name]) => `${name} on ${table}`))].toSorted(),
  )
})

test('every function that runs as the owner is named', () => {
  const [told = ''] = /^.*Functions of the owner do .*$/m.exec(page) ?? []
  const owned = schema
    .split('CREATE OR REPLACE FUNCTION public.')
    .filter((text) => text.includes(' SECURITY DEFINER'))
    .map((text) => /^\w+/.exec(text)?.[0] ?? '')
  expect(owned.length).toBeGreaterThan(5)
  expect(new Set(quotedIn(told))).toEqual(new Set(owned))
})

test('every advisory lock is explained, with the file that takes it', () => {
  const told = rowsBelow('advisory lock').flatMap(([, , file]) => quotedIn(file))
  const takers = globSync('{server,market}/**/*.{ts,sql}')
    .filter((file) => !/\.test\.ts$|schema\.sql$|advisory-locks\.ts$/.test(file))
    .filter((file) => /advisory_|'advisory'|\blockName\(/.test(readFileSync(file, 'utf8')))
  expect(new Set(told)).toEqual(new Set(takers))
  const numbers = rowsBelow('advisory lock').flatMap(([, name]) => /^\d+/.exec(name ?? '') ?? [])
  const known = readFileSync('server/platform/database/advisory-locks.ts', 'utf8')
  const used = [...known.replaceAll('_', '').matchAll(/\b7205\d{3}\b/g)].map(([number]) => number)
  expect(new Set(numbers)).toEqual(new Set(used))
})

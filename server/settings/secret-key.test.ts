import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { secretKeys } from './secret-key.ts'

let parent: string
const secretKey = (given: { secretKey: string | undefined; dataDir: string }) =>
  secretKeys({ ...given, secretKeyBefore: undefined }).current

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'lotline-key-'))
})

afterEach(() => rmSync(parent, { recursive: true }))

test('the key that was set is used, and nothing is written', () => {
  expect(secretKey({ secretKey: 'given', dataDir: parent })).toBe('given')
  expect(readdirSync(parent)).toEqual([])
})

test('without one a key is made once, readable by its owner only', () => {
  const dataDir = join(parent, 'data')
  const made = secretKey({ secretKey: undefined, dataDir })
  expect(Buffer.from(made, 'base64url')).toHaveLength(32)
  expect(secretKey({ secretKey: undefined, dataDir })).toBe(made)
  expect(readdirSync(dataDir)).toEqual(['secret-key'])
  expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600)
})

test('each data directory has its own', () => {
  const keys = ['one', 'two'].map((name) =>
    secretKey({ secretKey: undefined, dataDir: join(parent, name) }),
  )
  expect(new Set(keys).size).toBe(2)
})

test('the key before it is set as well', () => {
  const given = { secretKey: 'given', secretKeyBefore: 'before', dataDir: parent }
  expect(secretKeys(given)).toEqual({ current: 'given', before: 'before' })
})

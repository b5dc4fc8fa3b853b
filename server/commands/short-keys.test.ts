import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { describeError, isExpected } from './describe-error.ts'
import { filesIdentity } from '#server/processes/files-identity.ts'
import { knownSecretKeys, secretKeys } from '#server/settings/secret-key.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lotline-once-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const ofKeys = () => ({ secretKey: undefined, secretKeyBefore: undefined, dataDir })
const READERS = [
  ['secret-key', 'to sign with', () => secretKeys(ofKeys())],
  ['secret-key', 'to compare with', () => knownSecretKeys(ofKeys())],
  ['storage-id', 'to know the files by', () => filesIdentity({ s3: undefined, dataDir })],
] as const

describe.each(READERS)('the file %s, read %s', (name, _what, read) => {
  const write = (text: string) => writeFileSync(join(dataDir, name), text)

  test.each(['', ' \n', 'a'.repeat(31), `\n${' '.repeat(40)}\n`, '\0'.repeat(43)])(
    'is refused in words when it holds %j, and stays',
    (text) => {
      write(text)
      let refused: unknown
      try {
        read()
      } catch (error) {
        refused = error
      }
      expect(isExpected(refused)).toBe(true)
      expect(describeError(refused)).toContain(join(dataDir, name))
      expect(describeError(refused)).toContain('32')
      expect(readFileSync(join(dataDir, name), 'utf8')).toBe(text)
    },
  )

  test('is taken from 32 characters on, whatever stands around them', () => {
    write(`${'a'.repeat(32)}\n`)
    expect(JSON.stringify(read())).toContain('a'.repeat(32))
  })
})

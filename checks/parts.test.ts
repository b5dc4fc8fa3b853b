import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { nextPart, PARTS } from '../scripts/parts.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lotline-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  vi.stubEnv('LOTLINE_PART', undefined)
  onTestFinished(() => void vi.unstubAllEnvs())
})

test('as many runs in a row as there are parts take each of them', () => {
  const taken = Array.from({ length: PARTS }, () => nextPart(join(folder, 'cache')))
  const all = Array.from({ length: PARTS }, (_, index) => index + 1)
  expect(taken.toSorted((one, other) => one - other)).toEqual(all)
})

test('a part that is asked for is taken, and the next run follows the one before', () => {
  const before = nextPart(folder)
  vi.stubEnv('LOTLINE_PART', '3')
  expect(nextPart(folder)).toBe(3)
  vi.stubEnv('LOTLINE_PART', undefined)
  expect(nextPart(folder)).toBe((before % PARTS) + 1)
})

test.each(['0', String(PARTS + 1), 'third'])('there is no part %s: the next is taken', (asked) => {
  const before = nextPart(folder)
  vi.stubEnv('LOTLINE_PART', asked)
  expect(nextPart(folder)).toBe((before % PARTS) + 1)
})

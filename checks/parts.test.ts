import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { nextPart, PARTS, passPart, wordsOfPart } from '../scripts/parts.mjs'

let folder: string
beforeEach(() => {
  const made = mkdtempSync(join(tmpdir(), 'lotline-test-'))
  folder = join(made, 'cache')
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  vi.stubEnv('LOTLINE_PART', undefined)
  onTestFinished(() => void vi.unstubAllEnvs())
})

function runThatPasses() {
  const part = nextPart(folder)
  passPart(part, folder)
  return part
}

test('as many runs in a row as there are parts take each of them', () => {
  const taken = Array.from({ length: PARTS }, runThatPasses)
  const all = Array.from({ length: PARTS }, (_, index) => index + 1)
  expect(taken.toSorted((one, other) => one - other)).toEqual(all)
})

test('a part that failed is taken again', () => {
  const failed = nextPart(folder)
  expect(nextPart(folder)).toBe(failed)
  passPart(failed, folder)
  expect(nextPart(folder)).toBe((failed % PARTS) + 1)
})

test('what a run says at its end takes its part again', () => {
  const [, again = ''] = /LOTLINE_PART=(\S+) npm test/.exec(wordsOfPart(5)) ?? []
  vi.stubEnv('LOTLINE_PART', again)
  expect(nextPart(folder)).toBe(5)
})

test('a part that is asked for is taken', () => {
  vi.stubEnv('LOTLINE_PART', '3')
  expect(nextPart(folder)).toBe(3)
})

test.each(['0', String(PARTS + 1), '1.5', 'third'])('there is no part %s', (asked) => {
  vi.stubEnv('LOTLINE_PART', asked)
  expect(() => nextPart(folder)).toThrow(`LOTLINE_PART is "${asked}"`)
})

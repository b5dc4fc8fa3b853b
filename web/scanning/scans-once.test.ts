import { expect, test } from 'vitest'
import { scansOnce } from './scans-once.ts'

test('a code that stays in view counts once, and again after it was away', () => {
  const counts = scansOnce()
  const at = [0, 100, 700, 1300, 2100]
  expect(at.map((moment) => counts('036000291452', moment))).toEqual([
    true,
    false,
    false,
    false,
    true,
  ])
})

test('two codes in view at once count once each', () => {
  const counts = scansOnce()
  const seen = [0, 50, 100, 150].map((at, turn) => counts(turn % 2 === 0 ? 'one' : 'other', at))
  expect(seen).toEqual([true, true, false, false])
})

import { expect, test } from 'vitest'
import { answerBy, shipByAfterQuestion } from './packing-shortage.ts'

const at = (day: string) => new Date(`${day}T15:00:00-08:00`)

test.each([
  ['2026-11-30', '2026-12-02'],
  // A weekend, and Thanksgiving.
  ['2026-12-04', '2026-12-08'],
  ['2026-11-25', '2026-11-30'],
])('who is asked on %s has until %s, at the same time of day', (asked, until) => {
  expect(answerBy(at(asked))).toEqual(at(until))
})

test.each([
  ['2026-12-01', '2026-12-03'],
  ['2026-12-15', '2026-12-15'],
  [null, null],
])('an order to ship by %s ships by %s once its buyer was asked', (shipBy, moved) => {
  expect(shipByAfterQuestion({ shipBy, answerBy: at('2026-12-02') })).toBe(moved)
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysCell, readDays, readSchedule, scheduleCell } from './schedule-cells.ts'

test.each([
  [
    '10% at 180 days; 20% at 90 days',
    [
      { days: 180, percent: 10 },
      { days: 90, percent: 20 },
    ],
  ],
  ['15 % off from 60 days before', [{ days: 60, percent: 15 }]],
  ['5% at 30', [{ days: 30, percent: 5 }]],
  ['None', []],
  ['10% at 180 days; soon', undefined],
  ['10 at 180', undefined],
  [';', undefined],
])('a schedule %j is %j', (cell, steps) => {
  expect(readSchedule(cell)).toEqual(steps)
})

test.each([
  ['30', 30],
  ['none', null],
  ['a month', undefined],
])('off the market %j days before is %j', (cell, days) => {
  expect(readDays(cell)).toBe(days)
})

test('what is written is read back, whatever it holds', () => {
  const step = fc.record({
    days: fc.integer({ min: 1, max: 3650 }),
    percent: fc.integer({ min: 1, max: 99 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 6 }), fc.option(step), (steps, one) => {
      expect(readSchedule(scheduleCell(steps))).toEqual(steps)
      expect(readDays(String(daysCell(one && one.days)))).toBe(one && one.days)
    }),
  )
})

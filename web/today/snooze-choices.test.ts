import { expect, test } from 'vitest'
import { snoozeChoices } from './snooze-choices.ts'

const untilOf = (now: Date, label: string) =>
  snoozeChoices(now).find((choice) => choice.label === label)?.until

test.each([
  ['Friday', new Date(2026, 10, 27, 16), new Date(2026, 10, 30, 9)],
  ['Sunday', new Date(2026, 10, 29, 8), new Date(2026, 10, 30, 9)],
  ['Monday', new Date(2026, 10, 30, 8), new Date(2026, 11, 7, 9)],
])('from a %s, “Until Monday” is the next Monday morning', (_, now, monday) => {
  expect(untilOf(now, 'Until Monday')).toEqual(monday)
})

test('tomorrow begins in the morning, and a month has its first day', () => {
  expect(untilOf(new Date(2026, 10, 30, 23), 'Until tomorrow')).toEqual(new Date(2026, 11, 1, 9))
})

import { expect, test } from 'vitest'
import { longDay } from './long-day.ts'

test('the day of a release note is a long US date', () => {
  expect(longDay('2026-11-02T12:00:00.000Z')).toBe('November 2, 2026')
})

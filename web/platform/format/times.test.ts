import { describe, expect, test } from 'vitest'
import { momentWords, shortTimeAgo, timeAgo, timeLeft } from './times.ts'

const now = new Date(2025, 10, 19, 14, 30)
const at = (day: number, hour: number, minute = 0) => new Date(2025, 10, day, hour, minute)

describe('a moment that has passed', () => {
  test.each([
    [at(19, 14, 30), 'just now'],
    [at(19, 14, 29), '1 minute ago'],
    [at(19, 14, 18), '12 minutes ago'],
    [at(19, 13, 20), '1 hour ago'],
    [at(19, 12, 10), '2 hours ago'],
    [at(18, 16, 5), 'yesterday, 4:05 pm'],
    [at(18, 23, 59), 'yesterday, 11:59 pm'],
    [at(16, 9), '3 days ago'],
    [at(2, 9), 'Nov 2'],
    [new Date(2024, 11, 24), 'Dec 24, 2024'],
  ])('reads %s as %s', (date, words) => {
    expect(timeAgo(date, now)).toBe(words)
  })

  test.each([
    [at(19, 14, 29), '1 min ago'],
    [at(19, 12, 10), '2 h ago'],
    [at(18, 16, 5), 'yesterday, 4:05 pm'],
    [at(16, 9), '3 d ago'],
    [at(2, 9), 'Nov 2'],
  ])('reads %s in a table as %s', (date, words) => {
    expect(shortTimeAgo(date, now)).toBe(words)
  })
})

describe('a deadline, to the nearest day, hour or minute', () => {
  test.each([
    [at(26, 14, 30), '7 days left'],
    [new Date(at(26, 14, 30).getTime() - 1000), '7 days left'],
    [at(26, 10, 42), '7 days left'],
    [at(26, 2, 29), '6 days left'],
    [new Date(at(21, 14, 30).getTime() - 1000), '2 days left'],
    [at(21, 13, 59), '47 hours left'],
    [at(20, 9, 40), '19 hours left'],
    [at(19, 16, 30), '2 hours left'],
    [at(19, 16, 29), '119 minutes left'],
    [at(19, 14, 42), '12 minutes left'],
    [at(19, 14, 29), 'overdue'],
  ])('of %s has %s', (date, words) => {
    expect(timeLeft(date, now)).toBe(words)
  })

  test.each([
    [at(20, 9), 'tomorrow, 9:00 am'],
    [at(19, 18), 'today, 6:00 pm'],
    [at(26, 10, 42), 'Wed, Nov 26, 10:42 am'],
    [new Date(2026, 0, 2, 8), 'Fri, Jan 2, 2026, 8:00 am'],
  ])('is named %s as %s', (date, words) => {
    expect(momentWords(date, now)).toBe(words)
  })
})

import { describe, expect, test } from 'vitest'
import { answerTime, minutesWaited } from './answer-time.ts'

const now = new Date('2026-03-10T12:00:00Z')
const waitingFor = (hours: number, minutes = 0) =>
  new Date(now.getTime() - (hours * 60 + minutes) * 60_000)

describe('the time left of the promised 24 hours', () => {
  test.each([
    [waitingFor(0), 'calm', '24 h left'],
    [waitingFor(17, 30), 'calm', '6 h left'],
    [waitingFor(18, 1), 'soon', '5 h left'],
    [waitingFor(22), 'soon', '2 h left'],
    [waitingFor(22, 48), 'late', '1 h 12 min left'],
    [waitingFor(23), 'late', '1 h left'],
    [waitingFor(23, 48), 'late', '12 min left'],
    [waitingFor(24), 'late', 'due now'],
    [waitingFor(27, 20), 'late', '3 h overdue'],
    [waitingFor(25, 20), 'late', '1 h 20 min overdue'],
    [waitingFor(24 * 4), 'late', '3 d overdue'],
  ])('of an application from %o is %s: %s', (submittedAt, pressure, words) => {
    expect(answerTime(submittedAt, now)).toEqual({ pressure, words })
  })

  test('fills its bar once it is over, and no further', () => {
    expect(minutesWaited(waitingFor(12), now)).toBe(720)
    expect(minutesWaited(waitingFor(90), now)).toBe(1440)
  })

  test('is whole for a browser whose clock is behind', () => {
    expect(minutesWaited(waitingFor(-1), now)).toBe(0)
  })
})

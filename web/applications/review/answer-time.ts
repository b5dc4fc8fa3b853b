import { ANSWER_HOURS } from '#market/accounts/application.ts'

/** How close the answer is that every applicant was promised. */
export type Pressure = 'calm' | 'soon' | 'late'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const SOON = 6 * HOUR
const LATE = 2 * HOUR

export const answerDue = (submittedAt: Date) =>
  new Date(submittedAt.getTime() + ANSWER_HOURS * HOUR)

/** How long an application may still wait: "7 h left", "1 h 12 min left", "3 h overdue". */
export function answerTime(submittedAt: Date, now: Date) {
  const left = answerDue(submittedAt).getTime() - now.getTime()
  return { pressure: pressureOf(left), words: leftWords(left) }
}

/** The part of the promised time that is over, in minutes. */
export function minutesWaited(submittedAt: Date, now: Date) {
  const waited = Math.floor((now.getTime() - submittedAt.getTime()) / MINUTE)
  return Math.min(Math.max(waited, 0), PROMISED_MINUTES)
}
export const PROMISED_MINUTES = (ANSWER_HOURS * HOUR) / MINUTE

function pressureOf(left: number): Pressure {
  if (left < LATE) return 'late'
  return left < SOON ? 'soon' : 'calm'
}

function leftWords(left: number) {
  if (Math.abs(left) < MINUTE) return 'due now'
  return left > 0 ? `${lasting(left)} left` : `${lasting(-left)} overdue`
}

/** To the minute while minutes count. */
function lasting(time: number) {
  const [hours, minutes] = [Math.floor(time / HOUR), Math.floor((time % HOUR) / MINUTE)]
  if (time < HOUR) return `${minutes} min`
  if (time < LATE && minutes > 0) return `${hours} h ${minutes} min`
  return time < 2 * DAY ? `${hours} h` : `${Math.floor(time / DAY)} d`
}

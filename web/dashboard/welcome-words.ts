import type { Due } from '#market/dashboard/overview-api.ts'
import { dateText } from '#web/platform/format/date-text.ts'
import { counted } from '#web/platform/format/numbers.ts'

export function greetingAt(hour: number) {
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}

/** "Thursday, November 20" */
export const dayWords = (now: Date) =>
  dateText(now, { weekday: 'long', month: 'long', day: 'numeric' })

/** The number of tasks that wait for the seller. */
export const thingsDue = (due: Due) =>
  due.offers.count +
  due.orders.count +
  due.claims.count +
  due.provisional_count +
  due.expiring_count +
  due.question_count

/** The number of tasks in a sentence: "3 things need you today." */
export function dueSentence(count: number) {
  if (count === 0) return 'Nothing needs your attention today.'
  return `${counted(count, 'thing')} ${count === 1 ? 'needs' : 'need'} your attention today.`
}

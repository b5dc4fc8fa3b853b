import { daysIn, type Period } from '#market/insights/period.ts'
import { utcDayText } from '#web/platform/format/date-text.ts'

/** "Nov 10" */
export const dayWords = (day: string) => utcDayText(day, { month: 'short', day: 'numeric' })

const withYear = (day: string) =>
  utcDayText(day, { month: 'short', day: 'numeric', year: 'numeric' })

/** "Aug 31 to Nov 22, 2026" */
export function daysWords({ from, to }: Period) {
  if (from === to) return withYear(from)
  const isSameYear = from.slice(0, 4) === to.slice(0, 4)
  return `${isSameYear ? dayWords(from) : withYear(from)} to ${withYear(to)}`
}

/** "Week of Nov 10" */
export function stretchWords(stretch: Period, step: number) {
  if (step === 1) return dayWords(stretch.from)
  if (step === 7 && daysIn(stretch) === 7) return `Week of ${dayWords(stretch.from)}`
  return `${dayWords(stretch.from)} to ${dayWords(stretch.to)}`
}

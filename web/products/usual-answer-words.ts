import { counted } from '#web/platform/format/numbers.ts'

const DAY = 24
const LONGEST_IN_HOURS = 36

/** "usually answers in 6 hours", "usually answers in 2 days"; nothing of a seller with too few answers. */
export function usualAnswerWords(hours: number | null): string | undefined {
  if (hours === null) return undefined
  if (hours < 1) return 'usually answers within an hour'
  return hours < LONGEST_IN_HOURS
    ? `usually answers in ${counted(Math.round(hours), 'hour')}`
    : `usually answers in ${Math.round(hours / DAY)} days`
}

const DAY_MS = 86_400_000
/** Between the day 0 of Excel on Windows and 1970. */
const EPOCH_DAYS = 25_569
/** Between the day 0 of Excel on Windows and that of old ones on the Macintosh. */
const DAYS_TO_1904 = 1462
const LAST_DAY = 2_958_466
/** Excel has a February 29, 1900, as Lotus had. */
const NO_SUCH_DAY = 60
const MINUTE_MS = 60_000

/** The day that a workbook counts, with its time if it has one: "2026-05-31", "2026-05-31 14:30"; undefined for no day. */
export function dateText(serial: number, is1904: boolean): string | undefined {
  const days = is1904 ? serial + DAYS_TO_1904 : serial < NO_SUCH_DAY ? serial + 1 : serial
  if (!(serial >= 0 && days < LAST_DAY)) return undefined
  const minutes = Math.round(((days - EPOCH_DAYS) * DAY_MS) / MINUTE_MS)
  const text = new Date(minutes * MINUTE_MS).toISOString()
  return withoutMidnight(text.slice(0, 16).replace('T', ' '))
}

/** A time of a day, or how long something took: "14:30", "26:00". */
export function timeText(days: number): string | undefined {
  if (!(days >= 0 && days < LAST_DAY)) return undefined
  const minutes = Math.round((days * DAY_MS) / MINUTE_MS)
  return `${inTwo(Math.floor(minutes / 60))}:${inTwo(minutes % 60)}`
}

/** The same of a date as files write it: "2026-05-31T00:00:00". */
export const isoDateText = (text: string) => withoutMidnight(text.slice(0, 16).replace('T', ' '))

const withoutMidnight = (text: string) => text.replace(/ 00:00$/, '')
const inTwo = (count: number) => String(count).padStart(2, '0')

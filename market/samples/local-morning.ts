/** The local hour from which the day's lead is mailed. */
export const LEAD_HOUR = 8

/** The local day in this zone, such as `2026-11-21`, and whether its morning has come. */
export function localMorning(now: Date, timeZone: string) {
  const { year, month, day, hour } = clockIn(timeZone, now)
  return { day: `${year}-${month}-${day}`, hasCome: Number(hour) >= LEAD_HOUR }
}

function clockIn(timeZone: string, now: Date) {
  const parts = clockOf(timeZone).formatToParts(now)
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? ''
  return { year: of('year').padStart(4, '0'), month: of('month'), day: of('day'), hour: of('hour') }
}

const clocks = new Map<string, Intl.DateTimeFormat>()

// Creating a formatter takes far longer than using it.
function clockOf(timeZone: string) {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  })
  clocks.set(timeZone, clock)
  return clock
}

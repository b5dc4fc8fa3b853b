const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** "just now", "5 min ago", "2 h ago", "Mar 4" */
export function timeSince(moment: Date, now = new Date()): string {
  const passed = now.getTime() - moment.getTime()
  if (passed < MINUTE) return 'just now'
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)} min ago`
  if (passed < DAY) return `${Math.floor(passed / HOUR)} h ago`
  return day.format(moment)
}

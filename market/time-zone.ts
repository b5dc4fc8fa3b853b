/** The time zone used when the browser does not send one. */
export const DEFAULT_TIME_ZONE = 'America/New_York'

/** The header with the browser's time zone. Every page loads this file, so it needs no zod. */
export const TIME_ZONE_HEADER = 'Time-Zone'

/** Whether this is a known time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

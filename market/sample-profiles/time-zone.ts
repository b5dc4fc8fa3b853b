/** The zone of those whose browser does not tell theirs. */
export const DEFAULT_TIME_ZONE = 'America/New_York'

/** Whether clocks can be read by it. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

import { DEFAULT_TIME_ZONE } from '#market/time-zone.ts'

/** "Wed, Mar 4, 2:00 PM EST": in the reader's zone where it is known, otherwise in Eastern time. */
export const mailTime = (moment: Date, timeZone: string | null | undefined) =>
  moment.toLocaleString('en-US', {
    timeZone: timeZone ?? DEFAULT_TIME_ZONE,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })

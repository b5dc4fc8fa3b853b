import { Cron } from 'croner'
import type { Nothing } from '#market/endpoint.ts'
import type { Job } from './job.ts'

/** A job that comes round by the clock. */
export type Schedule = { job: Job<Nothing>; every: Cron }

export const minutes = (count: number) => new Cron(`*/${count} * * * *`, { timezone: 'UTC' })

/** A time of day where people live, such as `dayAt('09:00', 'America/New_York')`. */
export function dayAt(time: string, timezone: string) {
  const [hour, minute] = time.split(':')
  return new Cron(`${minute} ${hour} * * *`, { timezone })
}

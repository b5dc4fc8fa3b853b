import { Cron } from 'croner'
import type { Nothing } from '#market/endpoint.ts'
import type { Job } from './job.ts'

/** A job that comes round by the clock. */
export type Schedule = { job: Job<Nothing>; clock: Cron }

export const everyMinutes = (minutes: number, job: Job<Nothing>): Schedule => ({
  job,
  clock: new Cron(`*/${minutes} * * * *`, { timezone: 'UTC' }),
})

/** At a time of day where people live, such as `daily('09:00', 'America/New_York', sendLeads)`. */
export function daily(time: string, timezone: string, job: Job<Nothing>): Schedule {
  const [hour, minute] = time.split(':')
  return { job, clock: new Cron(`${minute} ${hour} * * *`, { timezone }) }
}

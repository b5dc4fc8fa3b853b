import type { SystemHealth } from '#market/system/system-api.ts'
import type { PillColour } from '#web/platform/ui/Pill.tsx'
import { timeAgo } from '#web/platform/format/times.ts'

export type HealthFact = { part: string; state: string; colour: PillColour; detail: string }

const MAIL_LATE_MS = 10 * 60_000

/** The state of each part, in a word and a sentence. */
export function healthFacts(health: SystemHealth, now: Date): HealthFact[] {
  return [
    databaseFact(health),
    historiesFact(health),
    storageFact(health),
    ...diskFact(health),
    workerFact(health, now),
    mailFact(health, now),
  ]
}

function databaseFact({ database: { version, bytes } }: SystemHealth): HealthFact {
  return {
    part: 'Database',
    state: 'Works',
    colour: 'green',
    detail: `PostgreSQL ${version}, ${inMegabytes(bytes)}`,
  }
}

function historiesFact({ database: { histories_guarded_by } }: SystemHealth): HealthFact {
  return histories_guarded_by === 'grants'
    ? {
        part: 'Histories',
        state: 'Guarded',
        colour: 'green',
        detail: 'The application adds to them and has no right to change them',
      }
    : {
        part: 'Histories',
        state: 'Triggers only',
        colour: 'yellow',
        detail: 'The role of DATABASE_URL owns the tables. Set DATABASE_OWNER_URL as well',
      }
}

function storageFact({ storage: { works, problem } }: SystemHealth): HealthFact {
  return works
    ? { part: 'Storage', state: 'Works', colour: 'green', detail: 'A file was written and read' }
    : { part: 'Storage', state: 'Fails', colour: 'red', detail: problem ?? '' }
}

function diskFact({ disk }: SystemHealth): HealthFact[] {
  if (!disk) return []
  const free = `${inMegabytes(disk.free_bytes)} free`
  if (!disk.is_short) return [{ part: 'Disk', state: 'Works', colour: 'green', detail: free }]
  const needed = `${inMegabytes(disk.least_bytes)} needed: files and imports are refused`
  return [{ part: 'Disk', state: 'Nearly full', colour: 'red', detail: `${free}, ${needed}` }]
}

function workerFact({ worker, jobs }: SystemHealth, now: Date): HealthFact {
  const waiting = `${jobs.waiting_count.toLocaleString('en-US')} due`
  if (worker.is_alive) return { part: 'Jobs', state: 'Works', colour: 'green', detail: waiting }
  const heard = worker.last_beat_at
    ? `last heard of ${timeAgo(new Date(worker.last_beat_at), now)}`
    : 'never heard of'
  return { part: 'Jobs', state: 'No worker', colour: 'red', detail: `${waiting}, ${heard}` }
}

function mailFact({ mail, adapters }: SystemHealth, now: Date): HealthFact {
  if (adapters.some(({ part, kind }) => part === 'Mail' && kind === 'off'))
    return { part: 'Mail', state: 'Off', colour: 'red', detail: 'Nobody gets a link or a notice' }
  const sent = `${mail.sent_in_a_day.toLocaleString('en-US')} sent in 24 hours`
  if (mail.oldest_waiting_at === null)
    return { part: 'Mail', state: 'Works', colour: 'green', detail: sent }
  const oldest = new Date(mail.oldest_waiting_at)
  const isLate = now.getTime() - oldest.getTime() > MAIL_LATE_MS
  return {
    part: 'Mail',
    state: isLate ? 'Late' : 'Works',
    colour: isLate ? 'red' : 'green',
    detail: `${sent}, ${mail.waiting_count} waiting, the oldest from ${timeAgo(oldest, now)}`,
  }
}

const inMegabytes = (bytes: number) => `${Math.round(bytes / 1_000_000).toLocaleString('en-US')} MB`

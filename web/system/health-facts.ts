import { inDigits } from '#market/in-digits.ts'
import { FIGURES_OF_MINUTES, type ProcessFigures } from '#market/system/process-figures.ts'
import type { SystemHealth } from '#market/system/system-api.ts'
import type { PillColour } from '#web/platform/ui/Pill.tsx'
import { timeAgo } from '#web/platform/format/times.ts'

export type HealthFact = { part: string; state: string; colour: PillColour; detail: string }

const MAIL_LATE_MS = 10 * 60_000
const REFUND_LATE_MS = 60 * 60_000

/** The state of each part, in a word and a sentence. */
export function healthFacts(health: SystemHealth, now: Date): HealthFact[] {
  return [
    requestsFact(health),
    searchesFact(health),
    databaseFact(health),
    historiesFact(health),
    storageFact(health),
    ...diskFact(health),
    workerFact(health, now),
    mailFact(health, now),
    refundsFact(health, now),
  ]
}

// Of all processes together; one in a hundred is what an operator is warned of too.
const MOST_FAILED = 0.01

function requestsFact({ processes }: SystemHealth): HealthFact {
  const all = sumOf(processes, ({ requests }) => requests)
  const failed = sumOf(processes, ({ failed_requests }) => failed_requests)
  const isFailing = failed > all * MOST_FAILED
  return {
    part: 'Requests',
    state: isFailing ? 'Failing' : 'OK',
    colour: isFailing ? 'red' : 'green',
    detail: `${inDigits(all)} in ${FIGURES_OF_MINUTES} minutes, ${inDigits(failed)} failed`,
  }
}

function searchesFact({ processes }: SystemHealth): HealthFact {
  const memory = sumOf(processes, ({ searches }) => searches.memory)
  const servers = sumOf(processes, ({ searches }) => searches.search_servers)
  const database = sumOf(processes, ({ searches }) => searches.database)
  const answered = [
    `${inDigits(memory)} from memory`,
    ...(servers > 0 ? [`${inDigits(servers)} by search servers`] : []),
    `${inDigits(database)} by PostgreSQL`,
  ]
  return {
    part: 'Searches',
    state: 'OK',
    colour: 'green',
    detail: `${answered.join(', ')} in ${FIGURES_OF_MINUTES} minutes`,
  }
}

const sumOf = (
  processes: SystemHealth['processes'],
  count: (figures: ProcessFigures) => number,
): number => processes.reduce((sum, { figures }) => sum + (figures ? count(figures) : 0), 0)

function databaseFact({ database: { version, bytes, deadlocks } }: SystemHealth): HealthFact {
  return {
    part: 'Database',
    state: 'OK',
    colour: 'green',
    detail: `PostgreSQL ${version}, ${inMegabytes(bytes)}, ${deadlocks === 1 ? '1 deadlock' : `${inDigits(deadlocks)} deadlocks`}`,
  }
}

function historiesFact({ database: { histories_guarded_by } }: SystemHealth): HealthFact {
  return histories_guarded_by === 'grants'
    ? {
        part: 'Histories',
        state: 'Guarded',
        colour: 'green',
        detail: 'The application can add to them but not change them',
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
    ? { part: 'Storage', state: 'OK', colour: 'green', detail: 'A file was written and read' }
    : { part: 'Storage', state: 'Failing', colour: 'red', detail: problem ?? '' }
}

function diskFact({ disk }: SystemHealth): HealthFact[] {
  if (!disk) return []
  const free = `${inMegabytes(disk.free_bytes)} free`
  if (!disk.is_short) return [{ part: 'Disk', state: 'OK', colour: 'green', detail: free }]
  const needed = `${inMegabytes(disk.least_bytes)} needed: files and imports are refused`
  return [{ part: 'Disk', state: 'Nearly full', colour: 'red', detail: `${free}, ${needed}` }]
}

function workerFact({ worker, jobs }: SystemHealth, now: Date): HealthFact {
  const waiting = `${inDigits(jobs.waiting_count)} due`
  if (worker.is_alive) return { part: 'Jobs', state: 'OK', colour: 'green', detail: waiting }
  const heard = worker.last_beat_at
    ? `last seen ${timeAgo(new Date(worker.last_beat_at), now)}`
    : 'never seen'
  return { part: 'Jobs', state: 'No worker', colour: 'red', detail: `${waiting}, ${heard}` }
}

function mailFact({ mail, adapters }: SystemHealth, now: Date): HealthFact {
  if (adapters.some(({ part, kind }) => part === 'Mail' && kind === 'off'))
    return { part: 'Mail', state: 'Off', colour: 'red', detail: 'No links or notices are sent' }
  const givenUp = mail.given_up_count > 0 ? `, ${inDigits(mail.given_up_count)} given up` : ''
  const sent = `${inDigits(mail.sent_in_a_day)} sent in 24 hours${givenUp}`
  if (mail.oldest_waiting_at === null)
    return { part: 'Mail', state: 'OK', colour: 'green', detail: sent }
  const oldest = new Date(mail.oldest_waiting_at)
  const isLate = now.getTime() - oldest.getTime() > MAIL_LATE_MS
  return {
    part: 'Mail',
    state: isLate ? 'Late' : 'OK',
    colour: isLate ? 'red' : 'green',
    detail: `${sent}, ${mail.waiting_count} waiting, the oldest from ${timeAgo(oldest, now)}`,
  }
}

function refundsFact({ refunds }: SystemHealth, now: Date): HealthFact {
  const { asked_in_a_day, waiting_count, oldest_waiting_at, failed_count } = refunds
  const detail = `${inDigits(asked_in_a_day)} requested in 24 hours, ${inDigits(waiting_count)} waiting, ${inDigits(failed_count)} failed so far`
  const oldest = oldest_waiting_at ? new Date(oldest_waiting_at) : now
  const isLate = now.getTime() - oldest.getTime() > REFUND_LATE_MS
  return isLate
    ? { part: 'Refunds', state: 'Late', colour: 'red', detail }
    : { part: 'Refunds', state: 'OK', colour: 'green', detail }
}

export const inMegabytes = (bytes: number) => `${inDigits(Math.round(bytes / 1_000_000))} MB`

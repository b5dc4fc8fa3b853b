import { sql, type ColumnType, type Generated } from 'kysely'
import type { ProcessFigures } from '#market/system/process-figures.ts'
import { lockName } from '#server/platform/database/advisory-locks.ts'
import type { Release } from '#server/platform/release.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    processes: {
      id: string
      name: string
      keys: string[]
      files: string
      figures: ColumnType<unknown, string | undefined, string>
      redis: string | null
      version: string | null
      commit: string | null
      startedAt: Generated<Date>
      seenAt: Generated<Date>
    }
  }
}

export type Process = {
  id: string
  name: string
  keys: string[]
  files: string
  /** The Redis that it hears. */
  redis: string | null
} & Pick<Release, 'version' | 'commit'>

// Six heartbeats, so that a slow process is not taken for dead.
const isAlive = sql<boolean>`seen_at > now() - interval '30 seconds'`
const isOfLate = sql<boolean>`seen_at > now() - interval '2 minutes'`
const isLongGone = sql<boolean>`seen_at < now() - interval '1 day'`

/** The processes with a heartbeat in the last half minute, oldest first. */
export const livingProcesses = (db: Database | Tx) =>
  db
    .selectFrom('processes')
    .select(['id', 'name', 'keys', 'files', 'startedAt', 'seenAt', 'figures', 'version', 'commit'])
    .where(isAlive)
    .orderBy('startedAt')
    .execute()

/** Those seen of late, and whether they still live: one that ended in order is not there any more. */
export const processesOfLate = (db: Database) =>
  db
    .selectFrom('processes')
    .select(['id', 'name', 'redis', isAlive.as('isAlive')])
    .where(isOfLate)
    .execute()

/** One process registers at a time: of two that start together, the second sees the first. */
export const lockProcesses = (tx: Tx) => lockName(tx, 'processes')

export async function addProcess(tx: Tx, process: Process) {
  await tx.deleteFrom('processes').where(isLongGone).execute()
  await tx.insertInto('processes').values(process).execute()
}

export const markSeen = (db: Database, { id, redis }: Pick<Process, 'id' | 'redis'>) =>
  db
    .updateTable('processes')
    .set({ seenAt: sql<Date>`now()`, redis })
    .where('id', '=', id)
    .execute()

export const saveFigures = (db: Database, id: string, figures: ProcessFigures) =>
  db
    .updateTable('processes')
    .set({ figures: JSON.stringify(figures) })
    .where('id', '=', id)
    .execute()

export const removeProcess = (db: Database, id: string) =>
  db.deleteFrom('processes').where('id', '=', id).execute()

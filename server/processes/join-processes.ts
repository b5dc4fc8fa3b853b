import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { Log } from '#server/platform/jobs/worker-log.ts'
import { release } from '#server/platform/release.ts'
import { shareRuns } from '#server/platform/share-runs.ts'
import {
  addProcess,
  livingProcesses,
  lockProcesses,
  markSeen,
  processesOfLate,
  removeProcess,
  type Process,
} from './process-store.ts'

/** Why this process cannot share the database with a running one; the message is for the operator. */
export class ProcessProblem extends Error {}

const SEEN_EVERY_MS = 5000

type Joining = Pick<Process, 'keys' | 'files'> & {
  db: Database
  log: Log
  /** The Redis that this process hears now. */
  hears?: () => string | undefined
  onLook?: (look: Look) => void
}

/** What was there when a process last said that it lives and looked who else does. */
export type Look = {
  /** By `performance.now()`, before it asked. */
  askedAt: number
  processes: Awaited<ReturnType<typeof processesOfLate>>
}

/**
 * Registers this process on its database, sends a heartbeat every five seconds and looks who else lives.
 * Throws when a live process uses another key or file storage: links and photos of
 * one would be invalid for the other.
 */
export async function joinProcesses({ db, log, hears, onLook, ...settings }: Joining) {
  const self = { id: randomUUID(), name: `${hostname()}:${process.pid}`, ...settings }
  const redisNow = () => hears?.() ?? null
  await transact(db, async (tx) => {
    await lockProcesses(tx)
    for (const other of await livingProcesses(tx)) refuseDisagreement(self, other)
    const { version, commit } = release()
    await addProcess(tx, { ...self, version, commit, redis: redisNow() })
  })
  const ending = new AbortController()
  const look = shareRuns(beat)
  await look()
  const beating = keepSeen()
  return {
    id: self.id,
    look,
    stop: async () => {
      ending.abort()
      await Promise.all([beating, look()])
      // Otherwise the row is ignored after half a minute.
      await removeProcess(db, self.id).catch(() => {})
    },
  }

  async function keepSeen() {
    while (!ending.signal.aborted) {
      await sleep(SEEN_EVERY_MS, undefined, { signal: ending.signal }).catch(() => {})
      if (!ending.signal.aborted) await look()
    }
  }

  /** Whether that could be said; it is said again in any case. */
  async function beat(): Promise<boolean> {
    if (ending.signal.aborted) return false
    const askedAt = performance.now()
    try {
      await markSeen(db, { id: self.id, redis: redisNow() })
      onLook?.({ askedAt, processes: await processesOfLate(db) })
      return true
    } catch (error) {
      log.warn({ err: error }, 'Could not say that this process lives; trying again')
      return false
    }
  }
}

type Agreeing = Pick<Process, 'keys' | 'files'>

function refuseDisagreement(self: Agreeing, other: Agreeing & Pick<Process, 'name'>) {
  const ended = `If ${other.name} has just ended, wait 30 seconds and start again.`
  if (!self.keys.some((key) => other.keys.includes(key)))
    throw new ProcessProblem(
      `Another Lotline (${other.name}) works on this database with another SECRET_KEY: set the same one for every process, or give the earlier one as SECRET_KEY_BEFORE.\n${ended}`,
    )
  if (self.files !== other.files)
    throw new ProcessProblem(
      `Another Lotline (${other.name}) works on this database and keeps its files elsewhere: photos of the one would be missing at the other. Set the same S3_BUCKET for every process, or one DATA_DIR that all of them share.\n${ended}`,
    )
}

import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { Log } from '#server/platform/jobs/worker-log.ts'
import {
  addProcess,
  livingProcesses,
  lockProcesses,
  markSeen,
  removeProcess,
  type Process,
} from './process-store.ts'

/** Why this process cannot share the database with a running one; the message is for the operator. */
export class ProcessProblem extends Error {}

const SEEN_EVERY_MS = 10_000

type Joining = Pick<Process, 'keys' | 'files'> & { db: Database; log: Log }

/**
 * Registers this process on its database and sends a heartbeat every ten seconds.
 * Throws when a live process uses another key or file storage: links and photos of
 * one would be invalid for the other.
 */
export async function joinProcesses({ db, log, ...settings }: Joining) {
  const self = { id: randomUUID(), name: `${hostname()}:${process.pid}`, ...settings }
  await transact(db, async (tx) => {
    await lockProcesses(tx)
    for (const other of await livingProcesses(tx)) refuseDisagreement(self, other)
    await addProcess(tx, self)
  })
  const ending = new AbortController()
  const beating = keepSeen()
  return {
    id: self.id,
    stop: async () => {
      ending.abort()
      await beating
      // Otherwise the row is ignored after half a minute.
      await removeProcess(db, self.id).catch(() => {})
    },
  }

  async function keepSeen() {
    while (!ending.signal.aborted) {
      await sleep(SEEN_EVERY_MS, undefined, { signal: ending.signal }).catch(() => {})
      if (!ending.signal.aborted)
        await markSeen(db, self.id).catch((error: unknown) => {
          log.warn({ err: error }, 'Could not say that this process lives; trying again')
        })
    }
  }
}

function refuseDisagreement(self: Process, other: Process) {
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

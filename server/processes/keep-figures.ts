import { setTimeout as sleep } from 'node:timers/promises'
import type { ProcessFigures } from '#market/system/process-figures.ts'
import type { Database } from '#server/platform/database/database.ts'
import { saveFigures } from './process-store.ts'

const EVERY_MS = 10_000

type Figures = { db: Database; id: string; figures: () => Promise<ProcessFigures> }

/** Has staff see what this process does, on whichever process they ask. */
export function keepFigures({ db, id, figures }: Figures) {
  const ending = new AbortController()
  const keeping = keepOn()
  return {
    stop: async () => {
      ending.abort()
      await keeping
    },
  }

  async function keepOn() {
    while (!ending.signal.aborted) {
      // The heartbeat, which is sent as often, says when the database is away.
      await figures()
        .then((now) => saveFigures(db, id, now))
        .catch(() => {})
      await sleep(EVERY_MS, undefined, { signal: ending.signal }).catch(() => {})
    }
  }
}

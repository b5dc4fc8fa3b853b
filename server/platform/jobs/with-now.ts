import type { Database } from '#server/platform/database/database.ts'
import { databaseNow } from '#server/platform/database/now.ts'

/** Passes the database's time, the one clock that all processes share. */
export const withNow =
  <Deps extends { db: Database }>(work: (deps: Deps, now: Date) => Promise<void>) =>
  async (deps: Deps) =>
    work(deps, await databaseNow(deps.db))

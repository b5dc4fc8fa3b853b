import { transact } from '#server/platform/database/transact.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { JobRun } from '#server/platform/jobs/job-run.ts'
import { dropReplaced } from './manifest-store.ts'

// Each may have 20,000 rows.
const AT_ONCE = 20

/** Clears away manifests that were replaced or removed, and that no offer and no order refers to. */
export async function deleteExpiredManifests(db: Database, { signal }: Pick<JobRun, 'signal'>) {
  let dropped = AT_ONCE
  while (dropped === AT_ONCE) {
    signal.throwIfAborted()
    dropped = await transact(db, (tx) => dropReplaced(tx, AT_ONCE))
  }
}

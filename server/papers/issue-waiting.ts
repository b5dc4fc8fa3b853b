import type { Database } from '#server/platform/database/database.ts'
import type { JobRun } from '#server/platform/jobs/job-run.ts'
import { issueFeeInvoicesOf } from './issue-fee-invoices.ts'
import { findOverdue, issueNextWaiting, issuePapersOf } from './issue-papers.ts'
import type { Issuer } from './paper-tables.ts'

type Deps = { db: Database; issuer: Issuer }

/** Issues what waited for a seller's agreement, some orders at a time, and the fee invoices of the months before. */
export async function issueWaiting(deps: Deps, sellerId: number, run: JobRun) {
  while (await issueNextWaiting(deps.db, sellerId)) run.signal.throwIfAborted()
  await issueFeeInvoicesOf(deps, sellerId)
}

export async function issueOverdue(db: Database, run: JobRun) {
  for (const orderId of await findOverdue(db)) {
    run.signal.throwIfAborted()
    await issuePapersOf(db, orderId)
  }
}

import { z } from 'zod'
import type { Database } from '#server/platform/database/database.ts'
import { job } from '#server/platform/jobs/job.ts'
import type { JobRun } from '#server/platform/jobs/job-run.ts'
import { issueFeeInvoicesOf } from './issue-fee-invoices.ts'
import { findOverdue, issueNextWaiting, issuePapersOf } from './issue-papers.ts'

/** What was paid before a seller agreed to invoices. */
export const issuingWaiting = job('issue_waiting_papers', z.object({ sellerId: z.int() }))

/** Issues what waited for a seller's agreement, some orders at a time, and the fee invoices of the months before. */
export async function issueWaiting(db: Database, sellerId: number, run: JobRun) {
  while (await issueNextWaiting(db, sellerId)) run.signal.throwIfAborted()
  await issueFeeInvoicesOf(db, sellerId)
}

export async function issueOverdue(db: Database, run: JobRun) {
  for (const orderId of await findOverdue(db)) {
    run.signal.throwIfAborted()
    await issuePapersOf(db, orderId)
  }
}

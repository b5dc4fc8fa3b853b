import { z } from 'zod'
import type { Nothing } from '#market/endpoint.ts'
import type { Database } from '#server/platform/database/database.ts'
import { job } from '#server/platform/jobs/job.ts'
import type { JobRun } from '#server/platform/jobs/job-run.ts'
import { issueFeeInvoices } from './issue-fee-invoices.ts'
import { issuePapersOf } from './issue-papers.ts'
import { issueOverdue, issueWaiting } from './issue-waiting.ts'

type Deps = { db: Database }

/** What was paid before a seller agreed to invoices. */
export const issuingWaiting = job('issue_waiting_papers', z.object({ sellerId: z.int() }))

export const issueOfOrder = ({ db }: Deps, { orderId }: { orderId: number }) =>
  issuePapersOf(db, orderId)

export const issueWaitingOf = ({ db }: Deps, { sellerId }: { sellerId: number }, run: JobRun) =>
  issueWaiting(db, sellerId, run)

export const issueLate = ({ db }: Deps, _: Nothing, run: JobRun) => issueOverdue(db, run)

export const issueFees = ({ db }: Deps, _: Nothing, run: JobRun) => issueFeeInvoices(db, run)

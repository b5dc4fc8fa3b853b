import { z } from 'zod'
import type { Nothing } from '#market/endpoint.ts'
import type { Database } from '#server/platform/database/database.ts'
import { job } from '#server/platform/jobs/job.ts'
import type { JobRun } from '#server/platform/jobs/job-run.ts'
import { issueFeeInvoices } from './issue-fee-invoices.ts'
import { issuePapersOf } from './issue-papers.ts'
import { issueOverdue, issueWaiting } from './issue-waiting.ts'
import type { Issuer } from './paper-tables.ts'

type Deps = { db: Database }
type IssuerDeps = Deps & { issuer: Issuer }

/** What was paid before a seller agreed to invoices. */
export const issuingWaiting = job('issue_waiting_papers', z.object({ sellerId: z.int() }))

export const issueOfOrder = ({ db }: Deps, { orderId }: { orderId: number }) =>
  issuePapersOf(db, orderId)

export const issueWaitingOf = (deps: IssuerDeps, { sellerId }: { sellerId: number }, run: JobRun) =>
  issueWaiting(deps, sellerId, run)

export const issueLate = ({ db }: Deps, _: Nothing, run: JobRun) => issueOverdue(db, run)

export const issueFees = (deps: IssuerDeps, _: Nothing, run: JobRun) => issueFeeInvoices(deps, run)

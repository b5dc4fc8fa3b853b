import { z } from 'zod'
import { job } from '#server/platform/jobs/job.ts'

/** A paid order gets its invoice, and its credits their credit notes; papers does the work. */
export const issuingPapers = job('issue_papers', z.object({ orderId: z.int() }))

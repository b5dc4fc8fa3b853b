import { z } from 'zod'
import { job } from '#server/platform/jobs/job.ts'

/** An order canceled, or paid by wire, takes no money from cards any more, and gives back what it took; payments does the work (decision E2). */
export const endPayment = job('end_payment', z.object({ orderId: z.int() }))

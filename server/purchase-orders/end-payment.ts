import { z } from 'zod'
import { job } from '#server/platform/jobs/job.ts'

/** An order that is canceled or paid by wire takes no more card payments and returns what it took; payments does the work (decision E2). */
export const endPayment = job('end_payment', z.object({ orderId: z.int() }))

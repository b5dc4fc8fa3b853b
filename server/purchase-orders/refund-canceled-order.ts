import { z } from 'zod'
import { job } from '#server/platform/jobs/job.ts'

/** What was captured for a canceled order goes back; payments does the work (decision E2). */
export const refundCanceledOrder = job('refund_canceled_order', z.object({ orderId: z.int() }))

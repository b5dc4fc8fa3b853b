import { z } from 'zod'
import { job } from '#server/platform/jobs/job.ts'

export const sendingPayout = job('send_payout', z.object({ payoutId: z.int() }))

/** A payout is sent by one worker at a time, so that it can't be ended by one and sent on by another. */
export const lineOf = (payoutId: number) => {
  const line = `payout-${payoutId}`
  return { line, key: line }
}

export const reversingTransfer = job('reverse_transfer', z.object({ reversalId: z.int() }))

/** What staff begin: every seller that is due, or those that were chosen. */
export const paying = job(
  'pay_sellers',
  z.object({
    until: z.iso.datetime(),
    sellerIds: z.array(z.int()).optional(),
    begunBy: z.int().nullable(),
  }),
)

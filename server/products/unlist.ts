import { z } from 'zod'
import type { Tx } from '#server/platform/database/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { job } from '#server/platform/jobs/job.ts'
import { publishProducts } from '#server/platform/live/publish.ts'

export const unlisting = job('close_lines', z.object({ productIds: z.array(z.int()) }))

/** Each offer is looked at with all the products of its job. */
const LOTS_A_JOB = 200

/** Has the lines of products that left the market closed after the commit, in offers under way (decision D9). */
export async function unlist(tx: Tx, productIds: readonly number[]) {
  await publishProducts(tx, productIds)
  for (let start = 0; start < productIds.length; start += LOTS_A_JOB)
    await enqueue(tx, unlisting, { productIds: productIds.slice(start, start + LOTS_A_JOB) })
}

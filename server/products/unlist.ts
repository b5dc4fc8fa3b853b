import { z } from 'zod'
import type { Tx } from '#server/platform/database/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { job } from '#server/platform/jobs/job.ts'

export const unlisting = job('close_lines', z.object({ productIds: z.array(z.int()) }))

/** Has the lines of lots that left the market closed after the commit, in offers under way (decision D9). */
export const unlist = (tx: Tx, productIds: number[]) => enqueue(tx, unlisting, { productIds })

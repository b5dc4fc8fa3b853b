import { z } from 'zod'
import type { Tx } from '#server/platform/database/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { job } from '#server/platform/jobs/job.ts'

/** Whose address changed the database notes by itself; insights does the work, as its lists are sorted by addresses. */
export const addressChangeJob = job('spread_addresses', z.object({}))

/** Has new addresses brought to offers and orders after the commit. */
export const enqueueAddressChanges = (tx: Tx, runAt?: Date) =>
  enqueue(tx, addressChangeJob, {}, { key: 'spread_addresses', ...(runAt && { runAt }) })

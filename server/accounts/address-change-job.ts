import { z } from 'zod'
import type { Tx } from '#server/platform/database/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { job } from '#server/platform/jobs/job.ts'

/** A trigger records address changes; insights carries them out, because its lists are sorted by address. */
export const addressChangeJob = job('spread_addresses', z.object({}))

/** Queues the job that copies new addresses to offers and orders after the commit. */
export const enqueueAddressChanges = (tx: Tx, runAt?: Date) =>
  enqueue(tx, addressChangeJob, {}, { key: 'spread_addresses', ...(runAt && { runAt }) })

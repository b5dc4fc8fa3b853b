import { z } from 'zod'
import type { Tx } from '#server/platform/database/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { job } from '#server/platform/jobs/job.ts'

export const carryingErasures = job('carry_erasures', z.object({}), { isAlone: true })

/** Queues the job that continues erasures after the commit. */
export const carryErasuresLater = (tx: Tx, runAt?: Date) =>
  enqueue(tx, carryingErasures, {}, runAt ? { runAt } : {})

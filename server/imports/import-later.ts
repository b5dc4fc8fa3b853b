import type { Tx } from '#server/platform/database/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import type { Urgency } from '#server/platform/jobs/job.ts'
import { importing } from './import-deps.ts'

type ImportRef = { importId: number; sellerId: number }

/** In line: a later file has the last word, and no seller keeps all workers busy. */
export const importSoon = (tx: Tx, { importId, sellerId }: ImportRef, urgency: Urgency = 'usual') =>
  enqueue(tx, importing, { importId }, { line: lineOf(sellerId), urgency })

/**
 * Continues after other sellers who have fewer imports running; a file of a few rows does not wait for large
 * ones.
 */
export const importLater = (tx: Tx, { importId, sellerId }: ImportRef, afterMs = 0) =>
  enqueue(
    tx,
    importing,
    { importId },
    { line: lineOf(sellerId), runAt: new Date(Date.now() + afterMs), urgency: 'last' },
  )

const lineOf = (sellerId: number) => `imports of seller ${sellerId}`

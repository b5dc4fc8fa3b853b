import type { Erasure } from '#market/people/erasure.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { findErasure } from './erasure-store.ts'
import { steps } from './steps.ts'

/** The progress of a person's erasure; null without an erasure. */
export async function erasureOf(tx: Tx, userId: number): Promise<Erasure | null> {
  const found = await findErasure(tx, userId)
  if (!found) return null
  return {
    asked_at: found.askedAt.toISOString(),
    reason: found.reason,
    steps_done: found.finishedAt ? steps.length : found.step,
    steps: steps.length,
    finished_at: found.finishedAt?.toISOString() ?? null,
  }
}

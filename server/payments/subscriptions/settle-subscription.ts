import type { Tx } from '#server/platform/database/database.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { unlessUnknownToProvider } from '../provider.ts'
import { findSubscriber, findSubscription, saveSubscription } from './subscription-store.ts'

type InTheSame = (tx: Tx) => Promise<unknown>

/**
 * Asks the provider how a subscription stands and keeps that; an event is only a reason to ask. Answers
 * whether it is one of ours; `also` is done in the same transaction if it is.
 */
export async function settleSubscription(
  { db, provider }: PaymentDeps,
  subscriptionId: string,
  also?: InTheSame,
): Promise<boolean> {
  for (;;) {
    const known = await findSubscription(db, subscriptionId)
    const revision = known?.revision ?? 0
    const state = await provider.readSubscription(subscriptionId).catch(unlessUnknownToProvider)
    const userId = known?.userId ?? rowId(state?.userId ?? '')
    const owner = await findSubscriber(db, userId)
    if (!state || !owner) return false
    const isKept = await transact(db, async (tx) => {
      const kept = await saveSubscription(tx, {
        state,
        userId: owner.id,
        revision,
        now: await databaseNow(tx),
      })
      if (kept) await also?.(tx)
      return kept
    })
    // Somebody else kept a reading while this one was on its way: it may be older than theirs.
    if (isKept) return true
  }
}

// What the provider hands back is ours, but may come from other books than these.
const rowId = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : 0)

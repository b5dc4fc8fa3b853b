import type { CheckoutState } from '#market/payments/checkout-state.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { applyCheckout } from './apply-checkout.ts'
import { abandonSession, findSession } from './checkout-session-store.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { unlessUnknownToProvider } from './provider.ts'

type InTheSame = (tx: Tx) => Promise<unknown>

/**
 * Asks the provider how a checkout stands, closes it if nobody may pay there any more, and moves its order accordingly, once (reliability 12 to 14).
 * Answers whether the checkout is one of ours; `also` is done in the same transaction if it is.
 */
export const settleCheckout = (deps: PaymentDeps, sessionId: string, also?: InTheSame) =>
  settle(deps, sessionId, { read: (id) => deps.provider.readCheckout(id), also })

/** Closes a checkout that is still open, and moves its order as it ended. */
export const closeCheckout = (deps: PaymentDeps, sessionId: string) =>
  settle(deps, sessionId, closing(deps))

const closing = ({ provider }: PaymentDeps) => ({
  read: (sessionId: string) => provider.expireCheckout(sessionId),
})

type How = { read: (sessionId: string) => Promise<CheckoutState>; also?: InTheSame | undefined }

async function settle(deps: PaymentDeps, sessionId: string, { read, also }: How) {
  for (;;) {
    const kept = await findSession(deps.db, sessionId)
    const checkout = await read(sessionId).catch(unlessUnknownToProvider)
    if (!checkout) {
      if (kept) await abandonSession(deps.db, kept)
      return false
    }
    const became = await transact(deps.db, async (tx) => {
      const result = await applyCheckout(tx, deps, { checkout, revision: kept?.revision ?? 0 })
      if (result === 'applied') await also?.(tx)
      return result
    })
    if (became === 'unwanted') return settle(deps, sessionId, { ...closing(deps), also })
    // Somebody else applied a reading while this one was on its way: it may be older than theirs.
    if (became !== 'out of date') return became === 'applied'
  }
}

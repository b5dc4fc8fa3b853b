import type { CheckoutState } from '#market/payments/checkout-state.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { applyCheckout } from './apply-checkout.ts'
import { abandonSession, findSession } from './checkout-session-store.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { isUnknownToProvider } from './provider.ts'

type InTheSame = (tx: Tx) => Promise<unknown>

/**
 * Asks the provider how a checkout stands, closes it if nobody may pay there any more, and moves its order accordingly, once (reliability 12 to 14).
 * Answers whether the checkout is one of ours; `also` is done in the same transaction if it is.
 */
export const settleCheckout = (desk: PaymentDesk, sessionId: string, also?: InTheSame) =>
  settle(desk, sessionId, { read: (id) => desk.provider.readCheckout(id), also })

/** Closes a checkout that is still open, and moves its order as it ended. */
export const closeCheckout = (desk: PaymentDesk, sessionId: string) =>
  settle(desk, sessionId, closing(desk))

const closing = ({ provider }: PaymentDesk) => ({
  read: (sessionId: string) => provider.expireCheckout(sessionId),
})

type How = { read: (sessionId: string) => Promise<CheckoutState>; also?: InTheSame | undefined }

async function settle(desk: PaymentDesk, sessionId: string, { read, also }: How) {
  for (;;) {
    const kept = await findSession(desk.db, sessionId)
    const checkout = await read(sessionId).catch((error: unknown) => {
      if (isUnknownToProvider(error)) return undefined
      throw error
    })
    if (!checkout) {
      if (kept) await abandonSession(desk.db, kept)
      return false
    }
    const became = await transact(desk.db, async (tx) => {
      const result = await applyCheckout(tx, desk, { checkout, revision: kept?.revision ?? 0 })
      if (result === 'applied') await also?.(tx)
      return result
    })
    if (became === 'unwanted') return settle(desk, sessionId, { ...closing(desk), also })
    // Somebody else applied a reading while this one was on its way: it may be older than theirs.
    if (became !== 'out of date') return became === 'applied'
  }
}

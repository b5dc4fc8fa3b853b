import { newId } from '../new-id.ts'
import type { Books } from '../sandbox.ts'
import type { Charge, PaymentIntent } from '../sandbox-objects.ts'
import { saveObject } from '../sandbox-store.ts'

/** Takes the whole amount: a charge, and the intent it settles. */
export async function capture({ tx, now }: Books, intent: PaymentIntent): Promise<PaymentIntent> {
  const charge: Charge = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_refunded: 0,
    created: now,
    currency: intent.currency,
    livemode: false,
    metadata: intent.metadata,
    paid: true,
    payment_intent: intent.id,
    refunded: false,
    status: 'succeeded',
    transfer_group: null,
  }
  const settled: PaymentIntent = {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    status: 'succeeded',
  }
  await saveObject(tx, charge)
  await saveObject(tx, settled)
  return settled
}

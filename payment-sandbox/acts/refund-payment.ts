import { newId } from '../new-id.ts'
import { noSuch, ProviderError } from '../provider-error.ts'
import type { Books } from '../sandbox.ts'
import { charge, paymentIntent, type Charge, type Refund } from '../sandbox-objects.ts'
import { findObject, lockObject, saveObject } from '../sandbox-store.ts'
import type { RefundParams } from './refund-params.ts'
import { recordEvent } from './record-event.ts'
import { sendBack } from './send-back.ts'

export async function refundPayment(books: Books, params: RefundParams): Promise<Refund> {
  const taken = await chargeOf(books, params.payment_intent)
  const left = taken.amount - taken.amount_refunded
  if (left === 0) {
    throw new ProviderError(`Charge ${taken.id} has already been refunded.`, 400, {
      code: 'charge_already_refunded',
    })
  }
  const amount = params.amount ?? left
  if (amount > left) {
    throw new ProviderError(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      400,
      { param: 'amount' },
    )
  }
  return await giveBack(books, taken, { amount, metadata: params.metadata })
}

export async function chargeOf({ tx }: Books, intentId: string) {
  const intent = await findObject(tx, paymentIntent, intentId)
  if (!intent) throw noSuch('payment_intent', intentId)
  const taken = intent.latest_charge && (await lockObject(tx, charge, intent.latest_charge))
  if (!taken) {
    throw new ProviderError(
      `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
      400,
      { param: 'payment_intent' },
    )
  }
  return taken
}

type RefundAmount = Pick<Refund, 'amount' | 'metadata'>

async function giveBack(books: Books, taken: Charge, { amount, metadata }: RefundAmount) {
  const refunded = taken.amount_refunded + amount
  const after: Charge = {
    ...taken,
    amount_refunded: refunded,
    refunded: refunded === taken.amount,
  }
  const made: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: taken.id,
    created: books.now,
    currency: taken.currency,
    metadata,
    payment_intent: taken.payment_intent,
    status: 'succeeded',
  }
  await saveObject(books.tx, after)
  await saveObject(books.tx, made)
  await recordEvent(books, 'refund.created', made)
  await recordEvent(books, 'charge.refunded', after)
  if (books.sandbox.faults.refunds === 'come-back') await sendBack(books, made.id)
  return made
}

import type { Books } from '../sandbox.ts'
import { addDeliveries } from '../sandbox-delivery-store.ts'
import { newId } from '../new-id.ts'
import type { SandboxEvent } from '../sandbox-objects.ts'
import { saveObject } from '../sandbox-store.ts'

export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.async_payment_failed'
  | 'checkout.session.expired'
  | 'payment_intent.requires_action'
  | 'payment_intent.processing'
  | 'payment_intent.payment_failed'
  | 'payment_intent.succeeded'
  | 'charge.refunded'
  | 'refund.created'
  | 'refund.updated'
  | 'refund.failed'
  | 'charge.dispute.created'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.closed'
  | 'charge.dispute.funds_reinstated'
  | 'radar.early_fraud_warning.created'
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'invoice.paid'
  | 'invoice.payment_failed'
  | 'account.updated'
  | 'transfer.created'
  | 'transfer.reversed'
  | 'payout.created'
  | 'payout.updated'
  | 'payout.paid'
  | 'payout.failed'

/** Keeps what happened, with the object as it is now, and has it sent. */
export const recordEvent = (books: Books, type: EventType, about: object) =>
  record(books, { type, about })

/** The same of what happened at the account of a seller. */
export const recordEventAt = (
  books: Books,
  account: string,
  { type, about }: { type: EventType; about: object },
) => record(books, { type, about, account })

type Happened = { type: EventType; about: object; account?: string }

async function record({ tx, sandbox, now }: Books, { type, about, account }: Happened) {
  const event: SandboxEvent = {
    id: newId('evt'),
    object: 'event',
    ...(account === undefined ? {} : { account }),
    created: now,
    data: { object: { ...about } },
    livemode: false,
    pending_webhooks: 1,
    type,
  }
  await saveObject(tx, event)
  const { lost, copies, delayMs } = sandbox.faults.webhooks
  const dueAt = new Date(sandbox.clock().getTime() + delayMs)
  await addDeliveries(tx, event.id, lost ? [] : Array.from({ length: copies }, () => dueAt))
}

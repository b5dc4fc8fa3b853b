import { newId } from '../new-id.ts'
import type { Books } from '../sandbox.ts'
import type { KeptSession } from '../sandbox-objects.ts'
import { saveObject } from '../sandbox-store.ts'
import { shownSubscription, type Customer, type Subscription } from '../subscription-objects.ts'
import { monthAfter } from './month-after.ts'
import { recordEvent } from './record-event.ts'
import { recordInvoice } from './record-invoice.ts'

/** The first month is paid for, by somebody known already or new. */
export async function beginSubscription(books: Books, session: KeptSession) {
  const { tx, now } = books
  const begun: Subscription = {
    id: newId('sub'),
    object: 'subscription',
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    created: now,
    currency: session.currency,
    customer: session.customer ?? (await newCustomer(books, session)),
    ended_at: null,
    items: {
      object: 'list',
      data: [
        {
          id: newId('si'),
          object: 'subscription_item',
          current_period_end: monthAfter(now),
          current_period_start: now,
          price: {
            currency: session.currency,
            recurring: { interval: 'month' },
            unit_amount: session.amount_total,
          },
          quantity: 1,
        },
      ],
    },
    livemode: false,
    metadata: session.subscription_metadata,
    status: 'active',
    name: session.items[0]?.name ?? '',
    card: 'good',
  }
  await saveObject(tx, begun)
  await recordEvent(books, 'customer.subscription.created', shownSubscription(begun))
  await recordInvoice(books, begun, 'invoice.paid')
  return begun
}

async function newCustomer({ tx, now }: Books, { customer_email: email }: KeptSession) {
  const made: Customer = {
    id: newId('cus'),
    object: 'customer',
    created: now,
    email,
    livemode: false,
  }
  await saveObject(tx, made)
  return made.id
}

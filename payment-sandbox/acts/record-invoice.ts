import { newId } from '../new-id.ts'
import type { Books } from '../sandbox.ts'
import { periodOf, type Subscription } from '../subscription-objects.ts'
import { recordEvent } from './record-event.ts'

/** Records the event of a month's invoice. */
export const recordInvoice = (
  books: Books,
  subscription: Subscription,
  how: 'invoice.paid' | 'invoice.payment_failed',
) =>
  recordEvent(books, how, {
    id: newId('in'),
    object: 'invoice',
    amount_due: periodOf(subscription).price.unit_amount,
    created: books.now,
    currency: subscription.currency,
    customer: subscription.customer,
    livemode: false,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id },
    },
    status: how === 'invoice.paid' ? 'paid' : 'open',
  })

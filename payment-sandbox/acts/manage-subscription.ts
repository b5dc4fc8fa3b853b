import type { Books } from '../sandbox.ts'
import { listObjects, lockObject } from '../sandbox-store.ts'
import { periodOf, subscription, type Subscription } from '../subscription-objects.ts'
import { changeSubscription } from './change-subscription.ts'
import { recordInvoice } from './record-invoice.ts'
import { renew } from './renew-subscription.ts'

type Change = (books: Books, kept: Subscription) => Promise<unknown>

/** A good card; what is late is paid with it at once. */
export const updateCard = manage(async (books, kept) => {
  if (kept.status === 'past_due') await recordInvoice(books, kept, 'invoice.paid')
  return changeSubscription(books, { ...kept, card: 'good', status: 'active' })
})

/** As if the month were over now, with a card that the bank declines. */
export const failPayment = manage((books, kept) =>
  renew(books, { ...kept, card: 'declined', items: endingNow(kept, books.now) }),
)

export const cancelAtEnd = manage((books, kept) =>
  changeSubscription(books, {
    ...kept,
    cancel_at_period_end: true,
    cancel_at: periodOf(kept).current_period_end,
    canceled_at: books.now,
  }),
)

export const keepOn = manage((books, kept) =>
  changeSubscription(books, {
    ...kept,
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
  }),
)

export const endNow = manage((books, kept) =>
  changeSubscription(books, {
    ...kept,
    status: 'canceled',
    canceled_at: books.now,
    ended_at: books.now,
  }),
)

/** The newest subscription of a customer. */
export async function subscriptionOf(books: Pick<Books, 'tx'>, customerId: string) {
  const listing = { kind: 'subscription', limit: 1, customerId }
  const [newest] = await listObjects(books.tx, subscription, listing)
  return newest
}

/** Says whether there was a subscription to change. */
function manage(change: Change) {
  return async (books: Books, customerId: string) => {
    const newest = await subscriptionOf(books, customerId)
    const kept = newest && (await lockObject(books.tx, subscription, newest.id))
    if (!kept || kept.status === 'canceled') return false
    await change(books, kept)
    return true
  }
}

function endingNow({ items }: Subscription, now: number): Subscription['items'] {
  return { ...items, data: [{ ...items.data[0], current_period_end: now }] }
}

import { unix, withBooks, type Books, type Sandbox } from '../sandbox.ts'
import { lockObject, subscriptionIdsDue } from '../sandbox-store.ts'
import { periodOf, subscription, type Subscription } from '../subscription-objects.ts'
import { changeSubscription } from './change-subscription.ts'
import { monthAfter } from './month-after.ts'
import { recordInvoice } from './record-invoice.ts'

/** Ends, or bills for another month, the subscriptions whose month is over. */
export async function renewSubscriptions(sandbox: Sandbox) {
  for (const id of await subscriptionIdsDue(sandbox.db, unix(sandbox.clock())))
    await withBooks(sandbox, async (books) => {
      const due = await lockObject(books.tx, subscription, id)
      if (due && isDue(due, books.now)) await renew(books, due)
    })
}

const isDue = (due: Subscription, now: number) =>
  due.status !== 'canceled' && periodOf(due).current_period_end <= now

/** A bill that stays unpaid for a whole month ends the subscription. */
export async function renew(books: Books, due: Subscription) {
  const { current_period_end: end } = periodOf(due)
  const over = Math.min(end, books.now)
  if (due.cancel_at_period_end || (due.status === 'past_due' && due.card === 'declined'))
    return changeSubscription(books, { ...due, status: 'canceled', ended_at: over })
  const isPaid = due.card === 'good'
  const renewed: Subscription = {
    ...due,
    status: isPaid ? 'active' : 'past_due',
    items: {
      ...due.items,
      data: [
        { ...periodOf(due), current_period_start: over, current_period_end: monthAfter(over) },
      ],
    },
  }
  await recordInvoice(books, renewed, isPaid ? 'invoice.paid' : 'invoice.payment_failed')
  return changeSubscription(books, renewed)
}

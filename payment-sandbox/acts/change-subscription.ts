import type { Books } from '../sandbox.ts'
import { saveObject } from '../sandbox-store.ts'
import { shownSubscription, type Subscription } from '../subscription-objects.ts'
import { recordEvent } from './record-event.ts'

export async function changeSubscription(books: Books, changed: Subscription) {
  await saveObject(books.tx, changed)
  const type = changed.status === 'canceled' ? 'deleted' : 'updated'
  await recordEvent(books, `customer.subscription.${type}`, shownSubscription(changed))
  return changed
}

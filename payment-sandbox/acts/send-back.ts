import { noSuch } from '../provider-error.ts'
import type { Books } from '../sandbox.ts'
import { charge, refund, type Refund } from '../sandbox-objects.ts'
import { lockObject, saveObject } from '../sandbox-store.ts'
import { recordEvent } from './record-event.ts'

/** The bank could not credit a refund: its charge is as it was before. */
export async function sendBack(books: Books, id: string): Promise<Refund> {
  const made = await lockObject(books.tx, refund, id)
  const taken = made && (await lockObject(books.tx, charge, made.charge))
  if (!taken) throw noSuch('refund', id)
  if (made.status === 'failed') return made
  const failed: Refund = { ...made, status: 'failed' }
  await saveObject(books.tx, {
    ...taken,
    amount_refunded: taken.amount_refunded - made.amount,
    refunded: false,
  })
  await saveObject(books.tx, failed)
  await recordEvent(books, 'refund.updated', failed)
  await recordEvent(books, 'refund.failed', failed)
  return failed
}

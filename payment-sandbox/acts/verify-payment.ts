import type { Books } from '../sandbox.ts'
import {
  keptSession,
  paymentIntent,
  shownSession,
  type KeptSession,
  type PaymentIntent,
} from '../sandbox-objects.ts'
import { lockObject, saveObject } from '../sandbox-store.ts'
import { capture } from './capture.ts'
import { recordEvent } from './record-event.ts'

/** The buyer proves to be the buyer: the money is there. */
export async function confirmPayment(books: Books, sessionId: string) {
  const waiting = await waitingPayment(books, sessionId)
  if (!waiting) return false
  const intent = await capture(books, waiting.intent)
  const session: KeptSession = { ...waiting.session, payment_status: 'paid' }
  await saveObject(books.tx, session)
  await recordEvent(books, 'payment_intent.succeeded', intent)
  await recordEvent(books, 'checkout.session.async_payment_succeeded', shownSession(session))
  return true
}

/** The bank is not convinced: this session is over, another one may be opened. */
export async function failPayment(books: Books, sessionId: string) {
  const waiting = await waitingPayment(books, sessionId)
  if (!waiting) return false
  const intent: PaymentIntent = {
    ...waiting.intent,
    status: 'requires_payment_method',
    next_action: null,
    last_payment_error: {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message: 'The bank could not verify this payment.',
    },
  }
  await saveObject(books.tx, intent)
  await recordEvent(books, 'payment_intent.payment_failed', intent)
  await recordEvent(books, 'checkout.session.async_payment_failed', shownSession(waiting.session))
  return true
}

/** The bank account does not pay. */
export async function bounceDebit(books: Books, sessionId: string) {
  const waiting = await waitingPayment(books, sessionId, 'processing')
  if (!waiting) return false
  const intent: PaymentIntent = {
    ...waiting.intent,
    status: 'requires_payment_method',
    last_payment_error: {
      type: 'invalid_request_error',
      code: 'debit_not_authorized',
      message: 'The customer has notified their bank that this payment was unauthorized.',
      payment_method: { type: 'us_bank_account' },
    },
  }
  await saveObject(books.tx, intent)
  await recordEvent(books, 'payment_intent.payment_failed', intent)
  await recordEvent(books, 'checkout.session.async_payment_failed', shownSession(waiting.session))
  return true
}

async function waitingPayment(
  { tx }: Books,
  sessionId: string,
  status: 'requires_action' | 'processing' = 'requires_action',
) {
  const session = await lockObject(tx, keptSession, sessionId)
  if (!session?.payment_intent) return null
  const intent = await lockObject(tx, paymentIntent, session.payment_intent)
  return intent?.status === status ? { session, intent } : null
}

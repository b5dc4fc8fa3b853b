import { newId } from '../new-id.ts'
import type { Books } from '../sandbox.ts'
import {
  keptSession,
  paymentIntent,
  shownSession,
  type KeptSession,
  type PaymentIntent,
} from '../sandbox-objects.ts'
import { lockObject, saveObject } from '../sandbox-store.ts'
import { beginSubscription } from './begin-subscription.ts'
import { recordEvent } from './record-event.ts'
import { capture } from './capture.ts'

type Attempt = { session: KeptSession; intent: PaymentIntent }

/** The card is good: the money is there at once. */
export async function pay(books: Books, sessionId: string) {
  const attempt = await attemptOf(books, sessionId)
  if (!attempt) return false
  if (attempt.session.mode === 'subscription') return subscribe(books, attempt.session)
  const intent = await capture(books, attempt.intent)
  await recordEvent(books, 'payment_intent.succeeded', intent)
  await complete(books, { ...attempt.session, payment_intent: intent.id, payment_status: 'paid' })
  return true
}

async function subscribe(books: Books, session: KeptSession) {
  const { id, customer } = await beginSubscription(books, session)
  await complete(books, { ...session, customer, subscription: id, payment_status: 'paid' })
  return true
}

/** The bank wants to see the buyer first: the session is done, the money is not there. */
export async function payWithVerification(books: Books, sessionId: string) {
  const attempt = await attemptOf(books, sessionId)
  if (!attempt || attempt.session.mode === 'subscription') return false
  const { session } = attempt
  const intent: PaymentIntent = {
    ...attempt.intent,
    status: 'requires_action',
    last_payment_error: null,
    next_action: {
      type: 'redirect_to_url',
      redirect_to_url: {
        url: new URL(`/sandbox_checkout/${session.id}/verify`, books.sandbox.publicUrl).href,
        return_url: session.success_url,
      },
    },
  }
  await saveObject(books.tx, intent)
  await recordEvent(books, 'payment_intent.requires_action', intent)
  await complete(books, { ...session, payment_intent: intent.id })
  return true
}

/** From a bank account: the session is done, and the money comes within days, or does not. */
export async function payByDebit(books: Books, sessionId: string) {
  const attempt = await attemptOf(books, sessionId)
  if (!attempt || attempt.session.mode === 'subscription') return false
  const intent: PaymentIntent = {
    ...attempt.intent,
    status: 'processing',
    last_payment_error: null,
  }
  await saveObject(books.tx, intent)
  await recordEvent(books, 'payment_intent.processing', intent)
  await complete(books, { ...attempt.session, payment_intent: intent.id })
  return true
}

type PaymentError = NonNullable<PaymentIntent['last_payment_error']>

const DECLINED: PaymentError = {
  type: 'card_error',
  code: 'card_declined',
  message: 'Your card was declined.',
}

/** The card is refused: the session stays open for another try. */
export async function decline(books: Books, sessionId: string, why = DECLINED) {
  const attempt = await attemptOf(books, sessionId)
  if (!attempt) return false
  const intent: PaymentIntent = {
    ...attempt.intent,
    status: 'requires_payment_method',
    last_payment_error: why,
  }
  await saveObject(books.tx, intent)
  await saveObject(books.tx, { ...attempt.session, payment_intent: intent.id })
  await recordEvent(books, 'payment_intent.payment_failed', intent)
  return true
}

/** Nothing when the session can no longer be paid: a second click, another tab, too late. */
async function attemptOf({ tx, now }: Books, sessionId: string): Promise<Attempt | null> {
  const session = await lockObject(tx, keptSession, sessionId)
  if (session?.status !== 'open' || session.expires_at <= now) return null
  const earlier = session.payment_intent
    ? await lockObject(tx, paymentIntent, session.payment_intent)
    : undefined
  return { session, intent: earlier ?? newIntent(session, now) }
}

const newIntent = (session: KeptSession, now: number): PaymentIntent => ({
  id: newId('pi'),
  object: 'payment_intent',
  amount: session.amount_total,
  amount_received: 0,
  created: now,
  currency: session.currency,
  description: session.intent_description,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  metadata: session.intent_metadata,
  next_action: null,
  status: 'requires_payment_method',
})

async function complete(books: Books, session: KeptSession) {
  const completed: KeptSession = { ...session, status: 'complete', url: null }
  await saveObject(books.tx, completed)
  await recordEvent(books, 'checkout.session.completed', shownSession(completed))
}

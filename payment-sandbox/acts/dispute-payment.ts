import { newId } from '../new-id.ts'
import { noSuch } from '../provider-error.ts'
import type { Books } from '../sandbox.ts'
import {
  dispute,
  keptSession,
  type Dispute,
  type DisputeMove,
  type FraudWarning,
} from '../sandbox-objects.ts'
import { findObject, lockObject, saveObject } from '../sandbox-store.ts'
import { chargeOf } from './refund-payment.ts'
import { pay } from './pay-session.ts'
import { recordEvent } from './record-event.ts'

const WEEK_SECONDS = 7 * 24 * 3600
/** What the provider takes for its work, also where we win. */
const FEE = 15_00

/** The bank of the card takes the money back, until somebody shows that it was owed. */
export async function openDispute(books: Books, intentId: string): Promise<Dispute> {
  const taken = await chargeOf(books, intentId)
  const opened: Dispute = {
    id: newId('dp'),
    object: 'dispute',
    amount: taken.amount,
    balance_transactions: [moved(books.now, 'dispute', -taken.amount)],
    charge: taken.id,
    created: books.now,
    currency: taken.currency,
    evidence_details: { due_by: books.now + WEEK_SECONDS },
    metadata: {},
    payment_intent: intentId,
    reason: 'fraudulent',
    status: 'needs_response',
  }
  await saveObject(books.tx, opened)
  await recordEvent(books, 'charge.dispute.created', opened)
  await recordEvent(books, 'charge.dispute.funds_withdrawn', opened)
  return opened
}

export async function closeDispute(books: Books, id: string, status: 'won' | 'lost') {
  const open = await lockObject(books.tx, dispute, id)
  if (!open) throw noSuch('dispute', id)
  const back = status === 'won' ? [moved(books.now, 'dispute_reversal', open.amount)] : []
  const closed: Dispute = {
    ...open,
    balance_transactions: [...open.balance_transactions, ...back],
    status,
  }
  await saveObject(books.tx, closed)
  await recordEvent(books, 'charge.dispute.closed', closed)
  if (status === 'won') await recordEvent(books, 'charge.dispute.funds_reinstated', closed)
}

function moved(
  now: number,
  category: DisputeMove['reporting_category'],
  amount: number,
): DisputeMove {
  const fee = category === 'dispute' ? FEE : 0
  return {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    created: now,
    currency: 'usd',
    fee,
    net: amount - fee,
    reporting_category: category,
    type: 'adjustment',
  }
}

/** The bank suspects fraud, and asks nothing back yet. */
export async function warnOfFraud(books: Books, intentId: string): Promise<FraudWarning> {
  const taken = await chargeOf(books, intentId)
  const warning: FraudWarning = {
    id: newId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: true,
    charge: taken.id,
    created: books.now,
    fraud_type: 'misc',
    payment_intent: intentId,
  }
  await saveObject(books.tx, warning)
  await recordEvent(books, 'radar.early_fraud_warning.created', warning)
  return warning
}

export const payAndDispute = (books: Books, sessionId: string) =>
  payAnd(books, sessionId, openDispute)

export const payAndWarn = (books: Books, sessionId: string) => payAnd(books, sessionId, warnOfFraud)

type Afterwards = (books: Books, intentId: string) => Promise<unknown>

async function payAnd(books: Books, sessionId: string, afterwards: Afterwards) {
  if (!(await pay(books, sessionId))) return false
  const session = await findObject(books.tx, keptSession, sessionId)
  if (session?.payment_intent) await afterwards(books, session.payment_intent)
  return true
}

import type { PostingCause } from '#market/ledger/posting.ts'
import type { StatementKind } from './statement.ts'

/** What a posting is called on a seller's statement. */
export function statementKind(cause: PostingCause, kind: string): StatementKind {
  // A kind that is posted again has a number.
  const words = kind.replace(/ \d+$/, '')
  switch (cause) {
    case 'payment':
      return 'sale'
    case 'order':
      return OF_ORDERS[words] ?? 'correction'
    case 'refund':
    case 'partial_refund':
      return 'refund'
    case 'dispute':
      return OF_DISPUTES[words] ?? 'correction'
    case 'payout':
      return words === 'arrived' ? 'payout' : 'payout_back'
    case 'debt':
      return OF_DEBTS[words] ?? 'taken_back'
  }
}

const OF_ORDERS: Readonly<Record<string, StatementKind>> = {
  'paid by wire': 'sale',
  canceled: 'canceled',
  'paid out by hand': 'paid_by_hand',
}
const OF_DISPUTES: Readonly<Record<string, StatementKind>> = {
  lost: 'chargeback',
  'lost no more': 'chargeback_won',
}
const OF_DEBTS: Readonly<Record<string, StatementKind>> = {
  paid: 'debt_paid',
  'written off': 'written_off',
  'payment disputed': 'payment_disputed',
  'payment dispute over': 'payment_dispute_over',
}

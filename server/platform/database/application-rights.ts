/**
 * What the application's role may do with a table of its own. Histories can be added to and read; columns that
 * may be updated are named. Everything else is left to the table's owner: TRUNCATE, triggers, columns.
 */
export type Rights = {
  privileges: readonly ('SELECT' | 'INSERT' | 'UPDATE' | 'DELETE')[]
  /** Of a table that is not updated as a whole, the columns that are. */
  mayUpdate?: (column: string) => boolean
}

const everything: Rights = { privileges: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'] }
const history: Rights = { privileges: ['SELECT', 'INSERT'] }
const neverRemoved: Rights = { privileges: ['SELECT', 'INSERT', 'UPDATE'] }

/** Set when an order is opened, and never again. */
const agreed = [
  'id',
  'number',
  'offer_id',
  'buyer_id',
  'seller_id',
  'total_cents',
  'freight_cents',
  'fee_bps',
]
const fixedOfPartialRefund = [
  'id',
  'purchase_order_id',
  'key',
  'amount_cents',
  'fee_cents',
  'decided_by',
  'made_by',
  'of_canceled',
  'at',
]
const fixedOfPayout = [
  'id',
  'seller_id',
  'method',
  'amount_cents',
  'account_id',
  'begun_at',
  'begun_by',
]
const marksOfEvent = ['handled_at', 'tries', 'try_at']
const decision = ['outcome', 'decided_by', 'decided_at', 'reason']
/** May name a person who is erased. */
const wordsOfApproval = ['subject_name', 'note']

export const histories = [
  'audit_events',
  'ledger_entries',
  'ledger_postings',
  'offer_messages',
  'offer_revisions',
  'price_steps',
  'purchase_order_events',
  'purchase_order_lines',
  'question_messages',
  'stock_movements',
]

const narrower: Record<string, Rights> = {
  ...Object.fromEntries(histories.map((table) => [`public.${table}`, history])),
  'public.payment_events': {
    ...history,
    mayUpdate: (column) => marksOfEvent.includes(column),
  },
  'public.purchase_orders': {
    ...history,
    mayUpdate: (column) => !agreed.includes(column) && column !== 'fee_cents',
  },
  // Written as an order is opened, by the owner's right.
  'public.purchase_order_names': { privileges: ['SELECT'] },
  // Written by the triggers of the ledger's entries.
  'public.seller_balances': { privileges: ['SELECT'] },
  'public.purchase_order_sellers': { privileges: ['SELECT'] },
  'public.seller_invoice_details': neverRemoved,
  'public.purchase_order_certificates': history,
  'public.purchase_order_credits': history,
  'public.received_units': history,
  'public.papers': history,
  // By the trigger that draws numbers.
  'public.paper_series': { privileges: ['SELECT'] },
  // Written by seal_audit_events alone.
  'public.audit_seals': { privileges: ['SELECT'] },
  'public.erasures': {
    ...history,
    mayUpdate: (column) => !['id', 'user_id', 'asked_at', 'asked_by', 'reason'].includes(column),
  },
  'public.approvals': {
    ...history,
    mayUpdate: (column) => [...decision, ...wordsOfApproval].includes(column),
  },
  'public.debt_payments': neverRemoved,
  'public.payouts': {
    ...history,
    mayUpdate: (column) => !fixedOfPayout.includes(column),
  },
  'public.payout_entries': { ...history, mayUpdate: (column) => column === 'released_at' },
  'public.payout_orders': {
    ...history,
    mayUpdate: (column) => ['attempt', 'transfer_id', 'reversed_cents'].includes(column),
  },
  'public.transfer_reversals': neverRemoved,
  'public.partial_refunds': {
    ...history,
    mayUpdate: (column) => !fixedOfPartialRefund.includes(column),
  },
  'public.claims': neverRemoved,
  'public.checkout_sessions': neverRemoved,
  'public.refunds': neverRemoved,
  'public.schema_migrations': { privileges: ['SELECT'] },
}

export const rightsOn = (table: string): Rights => narrower[table] ?? everything

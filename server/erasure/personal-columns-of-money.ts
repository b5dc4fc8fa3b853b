import { all, type Fate } from './fate.ts'

/** What an erasure does to the tables of payments, the ledger, papers and payouts. */
export const fatesOfMoney: Record<string, Record<string, Fate>> = {
  checkout_sessions: {
    ...all('stays', 'payment_intent_id', 'provider_session_id', 'stage', 'status'),
    ...all('goes', 'url'),
  },
  // What went wrong with a trade; the words and photos of it go.
  claim_photos: all('goes', 'large', 'small'),
  claim_turns: { ...all('goes', 'words'), ...all('stays', 'act', 'party', 'reason') },
  claims: all('stays', 'reason', 'state'),
  debt_payments: all('stays', 'payment_intent_id', 'provider_session_id', 'status', 'url'),
  disputes: all('stays', 'id', 'payment_intent_id', 'reason', 'status'),
  ledger_entries: all('stays', 'account'),
  ledger_postings: all('stays', 'cause', 'cause_id', 'kind'),
  paper_series: all('stays', 'series'),
  papers: {
    ...all('goes', 'buyer', 'reason', 'seller'),
    ...all('stays', 'facts', 'kind', 'lines', 'number', 'series'),
  },
  // The provider's answer, including its ids.
  payment_events: all('stays', 'id', 'payload', 'payment_intent_id', 'provider_session_id', 'type'),
  payout_accounts: {
    ...all('goes', 'bank_holder', 'bank_name', 'number_last4', 'routing_number', 'sealed_number'),
    ...all(
      'goes',
      'account_bank',
      'account_id',
      'account_last4',
      'disabled_reason',
      'due',
      'method',
    ),
  },
  payout_orders: all('stays', 'transfer_id'),
  // Where the money of a trade went.
  payouts: {
    ...all(
      'stays',
      'account_id',
      'bank_last4',
      'bank_name',
      'method',
      'provider_payout_id',
      'status',
    ),
    ...all('cut', 'bank_reference', 'problem'),
  },
  partial_refunds: {
    ...all('goes', 'reason', 'return_note'),
    ...all(
      'stays',
      'decided_by',
      'lines',
      'payment_intent_id',
      'provider_refund_id',
      'refused_code',
      'status',
    ),
  },
  provider_refunds: all('stays', 'id', 'payment_intent_id', 'status'),
  purchase_order_credits: { ...all('goes', 'reason'), ...all('stays', 'cause', 'lines') },
  purchase_order_sellers: all('goes', 'seller'),
  purchase_order_certificates: all('stays', 'state'),
  // A seller proves with it, for years, why it took no sales tax.
  resale_certificate_documents: all('stays', 'bytes'),
  resale_certificates: {
    ...all('stays', 'document_kind', 'number', 'states', 'status'),
    ...all('goes', 'reason'),
  },
  refunds: {
    ...all(
      'stays',
      'failed_refund_ids',
      'payment_intent_id',
      'provider_refund_id',
      'refused_code',
      'status',
    ),
    ...all('goes', 'return_note'),
  },
  seller_invoice_details: {
    ...all('goes', 'city', 'legal_name', 'street', 'tax_id'),
    ...all('stays', 'code', 'state', 'zip'),
  },
  subscription_checkouts: {
    ...all('stays', 'provider_session_id', 'status'),
    ...all('goes', 'url'),
  },
  // The provider's ids of payments.
  subscriptions: all('stays', 'customer_id', 'id', 'status'),
  transfer_reversals: all('stays', 'cause', 'problem', 'status'),
}

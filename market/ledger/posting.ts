/**
 * The accounts of the ledger (section L1). `buyer_refunds` is what buyers are owed and have not got back yet; the
 * accounts that begin with `seller_` are kept for each seller.
 */
export const ledgerAccounts = [
  'clearing',
  'bank',
  'seller_pending',
  'seller_available',
  'seller_in_flight',
  'platform_fee',
  'platform_expense',
  'buyer_refunds',
  'disputed',
] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

/** A whole number of cents: above zero it is a debit, below it a credit. */
export type LedgerEntry = { account: LedgerAccount; amount: number }

export const postingCauses = [
  'order',
  'payment',
  'refund',
  'partial_refund',
  'dispute',
  'payout',
  'debt',
] as const
export type PostingCause = (typeof postingCauses)[number]

/** Cause and kind are unique together: what is told twice is posted once. */
export type PostingKey = { cause: PostingCause; causeId: string; kind: string }
export type Posting = PostingKey & {
  /** They sum to zero. */
  entries: LedgerEntry[]
  /** The posting that this one takes back. */
  reverses?: PostingKey
}

export const keyOf = ({ cause, causeId, kind }: PostingKey) => `${cause} ${causeId} ${kind}`

export const balanceOf = (entries: readonly LedgerEntry[], account: LedgerAccount) =>
  entries.reduce((sum, each) => (each.account === account ? sum + each.amount : sum), 0)

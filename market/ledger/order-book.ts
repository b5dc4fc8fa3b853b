import type { OrderFacts } from './order-facts.ts'
import {
  balanceOf,
  type LedgerAccount,
  type LedgerEntry,
  type Posting,
  type PostingCause,
} from './posting.ts'
import { sharesOfRefund } from './shares-of-refund.ts'

/** The postings of one order, those that are written and those to be written, with the balances they make. */
export function orderBook(facts: OrderFacts, written: readonly Posting[]) {
  const all = [...written]
  const made: Posting[] = []
  const balance = (account: LedgerAccount) =>
    all.reduce((sum, { entries }) => sum + balanceOf(entries, account), 0)
  const sellerAccount = () => (facts.isReleased ? 'seller_available' : 'seller_pending')
  const owed = () => Math.max(0, -balance('buyer_refunds'))

  const sellerShare = () =>
    all.reduce((sum, { cause, kind, entries }) => {
      if (cause === 'order' && kind === PAID_OUT_BY_HAND) return sum
      return sum - balanceOf(entries, 'seller_pending') - balanceOf(entries, 'seller_available')
    }, 0)
  const left = () => ({
    seller: Math.max(0, sellerShare()),
    fee: Math.max(0, -balance('platform_fee')),
  })

  function post(posting: Posting) {
    const entries = gathered(posting.entries)
    if (entries.length === 0) return
    const whole = { ...posting, entries }
    all.push(whole)
    made.push(whole)
  }

  const of = (cause: PostingCause, causeId: string, kind: string) =>
    all.filter(
      (each) =>
        each.cause === cause && each.causeId === causeId && each.kind.replace(/ \d+$/, '') === kind,
    )
  /** The name of the next posting of this kind: what is reversed may be posted again. */
  function next(cause: PostingCause, causeId: string, kind: string) {
    const count = of(cause, causeId, kind).length
    return count === 0 ? kind : `${kind} ${count + 1}`
  }
  /** The posting of this kind that counts: the last one, unless it was reversed. */
  function current(cause: PostingCause, causeId: string, kind: string) {
    const last = of(cause, causeId, kind).at(-1)
    const isReversed = all.some(
      ({ reverses: other }) =>
        last !== undefined &&
        other?.cause === last.cause &&
        other.causeId === last.causeId &&
        other.kind === last.kind,
    )
    return isReversed ? undefined : last
  }

  /** What leaves for the buyer: first what the buyer is owed, then the shares of both sides, then the platform pays. */
  function drawn(amount: number): LedgerEntry[] {
    const fromOwed = Math.min(amount, owed())
    const { seller, fee } = left()
    const shared = Math.min(amount - fromOwed, seller + fee)
    const shares = sharesOfRefund(shared, { seller, fee }, facts)
    return [
      { account: 'buyer_refunds', amount: fromOwed },
      { account: sellerAccount(), amount: shares.seller },
      { account: 'platform_fee', amount: shares.fee },
      { account: 'platform_expense', amount: amount - fromOwed - shared },
    ]
  }

  /** Takes a posting back. What was the seller's goes to where its money is by now. */
  function reverse(posting: Posting, kind: string) {
    const { cause, causeId } = posting
    const entries = posting.entries.map(({ account, amount }): LedgerEntry => ({
      account: account === 'seller_pending' ? sellerAccount() : account,
      amount: -amount,
    }))
    post({ cause, causeId, kind: next(cause, causeId, kind), entries, reverses: posting })
  }

  return { facts, made, balance, left, of, next, current, post, drawn, reverse, sellerAccount }
}
export type OrderBook = ReturnType<typeof orderBook>

export const PAID_OUT_BY_HAND = 'paid out by hand'

/** One entry for each account, without those of nothing. */
function gathered(entries: readonly LedgerEntry[]) {
  const accounts = new Set(entries.map(({ account }) => account))
  return [...accounts]
    .map((account) => ({ account, amount: balanceOf(entries, account) }))
    .filter(({ amount }) => amount !== 0)
}

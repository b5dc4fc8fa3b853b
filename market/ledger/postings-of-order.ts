import type { OrderFacts } from './order-facts.ts'
import { orderBook, PAID_OUT_BY_HAND, type OrderBook } from './order-book.ts'
import type { Posting } from './posting.ts'
import { postDispute, takeBackDispute } from './post-dispute.ts'

/**
 * What is still to be written into the ledger for one order (the table of section L1). Told the same facts again, in
 * whatever order they came to be known, it answers nothing more.
 */
export function postingsOfOrder(facts: OrderFacts, written: readonly Posting[]): Posting[] {
  const book = orderBook(facts, written)
  postPayments(book)
  takeBack(book)
  for (const part of facts.partialRefunds) postPartialRefund(book, part)
  for (const refund of facts.refunds) postRefund(book, refund)
  for (const { id, amount } of facts.returned)
    if (!book.current('refund', id, 'returned'))
      book.post({
        cause: 'refund',
        causeId: id,
        kind: 'returned',
        entries: [...book.drawn(amount), { account: 'bank', amount: -amount }],
      })
  for (const dispute of facts.disputes) postDispute(book, dispute)
  postCancellation(book)
  postRelease(book)
  return book.made
}

function postPayments(book: OrderBook) {
  const { facts } = book
  const id = String(facts.orderId)
  const shares = [
    { account: book.sellerAccount(), amount: facts.fee - facts.total },
    { account: 'platform_fee', amount: -facts.fee },
  ] as const
  if (facts.paidBy === 'wire' && !book.current('order', id, 'paid by wire'))
    book.post({
      cause: 'order',
      causeId: id,
      kind: 'paid by wire',
      entries: [{ account: 'bank', amount: facts.total }, ...shares],
    })
  for (const payment of facts.payments) {
    const known = book.of('payment', payment.id, 'paid').length > 0
    if (known || book.of('payment', payment.id, 'unwanted').length > 0) continue
    // An order is paid once; what comes besides, or after it was canceled, is owed back.
    const isWanted =
      facts.paidBy === 'card' &&
      !facts.payments.some(({ id: other }) => book.of('payment', other, 'paid').length > 0)
    book.post({
      cause: 'payment',
      causeId: payment.id,
      kind: isWanted ? 'paid' : 'unwanted',
      entries: [
        { account: 'clearing', amount: payment.amount },
        ...(isWanted ? shares : [{ account: 'buyer_refunds' as const, amount: -payment.amount }]),
      ],
    })
  }
}

/** First, so that what goes back afterwards is met by what came back to both sides. */
function takeBack(book: OrderBook) {
  const { partialRefunds, refunds, disputes } = book.facts
  for (const { id, isWithdrawn } of partialRefunds) {
    const decided = isWithdrawn && book.current('partial_refund', String(id), 'decided')
    if (decided) book.reverse(decided, 'withdrawn')
  }
  for (const { id, isFailed } of refunds) {
    const made = isFailed && book.current('refund', id, 'made')
    if (made) book.reverse(made, 'failed')
  }
  for (const dispute of disputes) takeBackDispute(book, dispute)
}

function postPartialRefund(book: OrderBook, part: OrderFacts['partialRefunds'][number]) {
  const causeId = String(part.id)
  if (part.isWithdrawn || book.current('partial_refund', causeId, 'decided')) return
  const { seller, fee } = book.left()
  const fromFee = Math.min(Math.max(part.fee, part.amount - seller), fee)
  const fromSeller = Math.min(part.amount - fromFee, seller)
  book.post({
    cause: 'partial_refund',
    causeId,
    kind: book.next('partial_refund', causeId, 'decided'),
    entries: [
      { account: book.sellerAccount(), amount: fromSeller },
      { account: 'platform_fee', amount: fromFee },
      { account: 'platform_expense', amount: part.amount - fromFee - fromSeller },
      { account: 'buyer_refunds', amount: -part.amount },
    ],
  })
}

function postRefund(book: OrderBook, { id, amount, isFailed }: OrderFacts['refunds'][number]) {
  if (isFailed || book.current('refund', id, 'made')) return
  book.post({
    cause: 'refund',
    causeId: id,
    kind: book.next('refund', id, 'made'),
    entries: [...book.drawn(amount), { account: 'clearing', amount: -amount }],
  })
}

/** All that was paid for a canceled order is owed to its buyer, also what came back of a refund that failed. */
function postCancellation(book: OrderBook) {
  if (!book.facts.isCanceled) return
  const { seller, fee } = book.left()
  const causeId = String(book.facts.orderId)
  book.post({
    cause: 'order',
    causeId,
    kind: book.next('order', causeId, 'canceled'),
    entries: [
      { account: book.sellerAccount(), amount: seller },
      { account: 'platform_fee', amount: fee },
      { account: 'buyer_refunds', amount: -seller - fee },
    ],
  })
}

function postRelease(book: OrderBook) {
  const causeId = String(book.facts.orderId)
  const pending = book.balance('seller_pending')
  if (book.facts.isReleased)
    book.post({
      cause: 'order',
      causeId,
      kind: book.next('order', causeId, 'released'),
      entries: [
        { account: 'seller_pending', amount: -pending },
        { account: 'seller_available', amount: pending },
      ],
    })
  const { seller } = book.left()
  if (book.facts.isPaidOutByHand && book.of('order', causeId, PAID_OUT_BY_HAND).length === 0)
    book.post({
      cause: 'order',
      causeId,
      kind: PAID_OUT_BY_HAND,
      entries: [
        { account: 'seller_available', amount: seller },
        { account: 'bank', amount: -seller },
      ],
    })
}

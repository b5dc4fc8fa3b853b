import type { OrderFacts } from './order-facts.ts'
import type { OrderBook } from './order-book.ts'
import { balanceOf, type Posting } from './posting.ts'

type DisputeFact = OrderFacts['disputes'][number]
type Outcome = 'won' | 'lost'

/** Takes back what is not so any more of a chargeback. */
export function takeBackDispute(book: OrderBook, told: DisputeFact) {
  const opened = book.current('dispute', told.id, 'opened')
  const outcome =
    book.current('dispute', told.id, 'won') ?? book.current('dispute', told.id, 'lost')
  const isChanged = opened !== undefined && withdrawn(opened) !== told.amount
  if (outcome && (isChanged || !outcome.kind.startsWith(told.status)))
    book.reverse(outcome, `${outcome.kind.replace(/ \d+$/, '')} no more`)
  if (opened && (isChanged || (!isOutcome(told.status) && told.status !== 'open')))
    book.reverse(opened, 'given back')
}

/** Follows a chargeback: what the bank took stands on `disputed` until it is won or lost (section L1). */
export function postDispute(book: OrderBook, told: DisputeFact) {
  postState(book, told)
  postFee(book, told)
}

const isOutcome = (status: DisputeFact['status']): status is Outcome =>
  status === 'won' || status === 'lost'
const withdrawn = ({ entries }: Posting) => balanceOf(entries, 'disputed')

function postState(book: OrderBook, { id, amount, status }: DisputeFact) {
  if (status !== 'open' && !isOutcome(status)) return
  if (!book.current('dispute', id, 'opened'))
    book.post({
      cause: 'dispute',
      causeId: id,
      kind: book.next('dispute', id, 'opened'),
      entries: [
        { account: 'disputed', amount },
        { account: 'clearing', amount: -amount },
      ],
    })
  if (!isOutcome(status) || book.current('dispute', id, status)) return
  book.post({
    cause: 'dispute',
    causeId: id,
    kind: book.next('dispute', id, status),
    entries: [
      ...(status === 'won' ? [{ account: 'clearing' as const, amount }] : book.drawn(amount)),
      { account: 'disputed', amount: -amount },
    ],
  })
}

// The provider takes it from the platform, and gives it back where its rules say so.
function postFee(book: OrderBook, { id, fee }: DisputeFact) {
  const charged = book
    .of('dispute', id, 'fee')
    .reduce((sum, { entries }) => sum + balanceOf(entries, 'platform_expense'), 0)
  book.post({
    cause: 'dispute',
    causeId: id,
    kind: book.next('dispute', id, 'fee'),
    entries: [
      { account: 'platform_expense', amount: fee - charged },
      { account: 'clearing', amount: charged - fee },
    ],
  })
}

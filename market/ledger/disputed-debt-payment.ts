import type { DisputeStatus } from '#market/purchase-orders/dispute.ts'
import { divideAmongDebts } from './postings-of-debt.ts'
import type { PayoutPosting } from './postings-of-payout.ts'
import { balanceOf } from './posting.ts'

type DisputeNow = { id: string; status: DisputeStatus; amount: number; fee: number }
type Disputed = {
  told: DisputeNow
  /** Which debts the payment met. */
  met: readonly { orderId: number; met: number }[]
  /** What the ledger has of this dispute. */
  written: readonly PayoutPosting[]
}

/**
 * A seller's payment of its debt that its bank takes back: the debt stands again at once, since nobody else lost
 * anything by it. It is met again when the dispute is won, or comes to nothing.
 */
export function postingsOfDisputedDebtPayment({ told, met, written }: Disputed): PayoutPosting[] {
  const postings: PayoutPosting[] = []
  const next = (kind: string) => {
    const before = [...written, ...postings].filter((each) => kindOf(each) === kind).length
    return { cause: 'debt' as const, causeId: told.id, kind: nameOf(kind, before) }
  }
  const taken = told.status === 'open' || told.status === 'lost' ? told.amount : 0
  const current = written.findLast(
    (each) =>
      kindOf(each) === DISPUTED && !written.some((later) => later.reverses?.kind === each.kind),
  )
  const takenBefore = current ? balanceOf(current.entries, 'seller_available') : 0
  if (current && takenBefore !== taken) {
    const { cause, causeId, kind } = current
    postings.push({
      ...next(OVER),
      reverses: { cause, causeId, kind },
      entries: current.entries.map((entry) => ({ ...entry, amount: -entry.amount })),
    })
  }
  if (taken > 0 && takenBefore !== taken)
    postings.push({
      ...next(DISPUTED),
      entries: partsOf(taken, met).flatMap(({ orderId, met: amount }) => [
        { account: 'seller_available', amount, orderId },
        { account: 'clearing', amount: -amount, orderId },
      ]),
    })
  const feeBefore = written.reduce(
    (sum, { entries }) => sum + balanceOf(entries, 'platform_expense'),
    0,
  )
  const fee = told.fee - feeBefore
  const [first] = met
  if (fee !== 0 && first)
    postings.push({
      ...next(FEE),
      entries: [
        { account: 'platform_expense', amount: fee, orderId: first.orderId },
        { account: 'clearing', amount: -fee, orderId: first.orderId },
      ],
    })
  return postings
}

const DISPUTED = 'payment disputed'
const OVER = 'payment dispute over'
const FEE = 'dispute fee'

const partsOf = (amount: number, met: Disputed['met']) =>
  divideAmongDebts(
    amount,
    met.map(({ orderId, met: owed }) => ({ orderId, owed })),
  )

// What is posted again has a number.
const kindOf = ({ kind }: PayoutPosting) => kind.replace(/ \d+$/, '')
const nameOf = (kind: string, before: number) => (before === 0 ? kind : `${kind} ${before + 1}`)

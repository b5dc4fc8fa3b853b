import type { LedgerEntry, Posting } from './posting.ts'

type PaidOrder = { orderId: number; net: number; sent: number }
export type PaidOut = { id: number; method: 'stripe' | 'bank'; orders: readonly PaidOrder[] }

/** A posting about many orders, each entry for one of them. */
export type PayoutPosting = Omit<Posting, 'entries'> & {
  entries: (LedgerEntry & { orderId: number })[]
}

/** What leaves for the seller: its orders' money, less the debts that they meet (section L1). */
export const payoutBegun = ({ id, orders }: PaidOut): PayoutPosting => ({
  ...keyOfPayout(id, 'begun'),
  entries: orders.flatMap(({ orderId, net, sent }) =>
    withoutNothing([
      { account: 'seller_available', amount: net, orderId },
      { account: 'seller_in_flight', amount: -sent, orderId },
    ]),
  ),
})

/** The bank has it. What staff sent by hand came from the platform's bank. */
export const payoutArrived = ({ id, method, orders }: PaidOut): PayoutPosting => ({
  ...keyOfPayout(id, 'arrived'),
  entries: orders.flatMap(({ orderId, sent }) =>
    withoutNothing([
      { account: 'seller_in_flight', amount: sent, orderId },
      { account: method === 'bank' ? 'bank' : 'clearing', amount: -sent, orderId },
    ]),
  ),
})

/** Nothing of it reached the seller: all is available again. */
export function payoutEnded(
  paid: PaidOut,
  { kind, hadArrived }: { kind: 'failed' | 'returned'; hadArrived: boolean },
): PayoutPosting[] {
  const arrived = hadArrived ? [takenBack(payoutArrived(paid), 'arrived no more')] : []
  return [...arrived, takenBack(payoutBegun(paid), kind)]
}

const takenBack = (posting: PayoutPosting, kind: string): PayoutPosting => ({
  cause: posting.cause,
  causeId: posting.causeId,
  kind,
  entries: posting.entries.map((entry) => ({ ...entry, amount: -entry.amount })),
  reverses: posting,
})

type TakenBack = { transferId: string; orderId: number; reversedBefore: number; reversed: number }

/** What the card provider took back from the seller's account meets its debt. */
export const transferTakenBack = (taken: TakenBack): PayoutPosting => {
  const amount = taken.reversed - taken.reversedBefore
  return {
    cause: 'debt',
    causeId: taken.transferId,
    kind: `taken back up to ${taken.reversed}`,
    entries: [
      { account: 'clearing', amount, orderId: taken.orderId },
      { account: 'seller_available', amount: -amount, orderId: taken.orderId },
    ],
  }
}

const keyOfPayout = (id: number, kind: string) =>
  ({ cause: 'payout', causeId: String(id), kind }) as const

const withoutNothing = (entries: PayoutPosting['entries']) =>
  entries.filter(({ amount }) => amount !== 0)

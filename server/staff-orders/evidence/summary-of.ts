import { inDigits } from '#market/in-digits.ts'
import { trackingOf } from '#server/purchase-orders/tracking-of.ts'
import type { SheetRound } from '#server/purchase-orders/pdf/sheet-rounds.ts'
import { momentOf, plain } from '#server/purchase-orders/pdf/sheet-words.ts'
import { companyAddress } from '#server/purchase-orders/company-address.ts'
import { formatUsd } from '#market/money.ts'
import type { StaffOrderRow } from '../find-staff-order.ts'
import type { EvidenceFacts } from './evidence-facts.ts'

/** What happened, for a reader who has one minute. */
export function summaryOf(order: StaffOrderRow, beside: EvidenceFacts): SheetRound[] {
  const { turns, history, agreement, timeZone } = beside
  const [buyer, seller] = [plain(order.buyerName), plain(order.sellerName)]
  const on = (at: Date) => momentOf(at, timeZone)
  const received = history.findLast(({ event }) => event === 'receive')
  const shipped = order.trackingNumber && trackingOf(order)
  const address = companyAddress(order).map(plain).filter(Boolean).join(', ')
  return [
    {
      words: 'What happened',
      when: '',
      total: '',
      lines: [
        agreed(turns.length, { buyer, seller, when: on(order.createdAt) }),
        ...(agreement?.signatures.length ? [SIGNED] : []),
        ...(order.paidAt
          ? [`${buyer} paid ${formatUsd(order.totalCents)} on ${on(order.paidAt)}.`]
          : []),
        ...(order.shippedAt
          ? [
              `${seller} shipped it on ${on(order.shippedAt)}${shipped && ` (${plain(shipped)})`} to ${address}.`,
            ]
          : ['It has not shipped.']),
        ...(received ? [receipt(received, { buyer, when: on(received.at) })] : []),
      ],
      note: [],
    },
    {
      words: 'How this record is kept',
      when: '',
      total: '',
      lines: [
        'Lotline keeps each round, step and message permanently. The digest under a round is made of that round and all before it: if any of them were changed, it would no longer match.',
      ],
      note: [],
    },
  ]
}

const SIGNED =
  'Both sides agreed to the resale terms below. Sending and accepting an offer signs them.'

type Agreement = { buyer: string; seller: string; when: string }

/** The oldest orders come without their rounds. */
const agreed = (rounds: number, { buyer, seller, when }: Agreement) =>
  rounds === 0
    ? `${buyer} and ${seller}, both business accounts that Lotline approved, agreed on this order on ${when}.`
    : `${buyer} and ${seller}, both business accounts that Lotline approved, agreed on this order on ${when}, after ${inDigits(rounds)} ${rounds === 1 ? 'round' : 'rounds'} of negotiation.`

const receipt = (
  { party }: { party: string },
  { buyer, when }: Pick<Agreement, 'buyer' | 'when'>,
) =>
  party === 'buyer'
    ? `${buyer} confirmed on ${when} that the goods arrived.`
    : `The order was marked received on ${when}.`

import type { Message } from '#market/messages/message.ts'
import { formatUsd } from '#market/money.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import { disputeTitle } from '#market/purchase-orders/dispute.ts'
import { orderSheet } from '#server/purchase-orders/pdf/order-sheet.ts'
import type { SheetRound } from '#server/purchase-orders/pdf/sheet-rounds.ts'
import type { Sheet } from '#server/purchase-orders/pdf/sheet.ts'
import { momentOf, plain } from '#server/purchase-orders/pdf/sheet-words.ts'
import type { StaffOrderRow } from '../find-staff-order.ts'
import type { EvidenceFacts } from './evidence-facts.ts'
import { evidenceSteps } from './evidence-steps.ts'
import { summaryOf } from './summary-of.ts'

type History = EvidenceFacts['history']
type Payments = EvidenceFacts['payments']

/** The order's paper, with what shows that it was wanted, paid, sent and received. */
export function evidenceSheet(order: StaffOrderRow, beside: EvidenceFacts): Sheet {
  const sheet = orderSheet(order, beside)
  const { history, messages, payments, digests, timeZone } = beside
  return {
    ...sheet,
    title: `Evidence for ${poNumber(order.number)}`,
    status: order.dispute
      ? disputeTitle({ ...order.dispute, amount_cents: order.dispute.amountCents })
      : 'No dispute is open',
    parties: sheet.parties.map((party) => withEmail(party, order)),
    facts: [...sheet.facts, ...disputeFacts(order, timeZone)],
    summary: summaryOf(order, beside),
    rounds: sheet.rounds.map((round, at) => withDigest(round, digests[at])),
    more: [
      { title: 'Payment', rounds: paymentRounds(payments, timeZone) },
      { title: 'Order history', rounds: history.map((step) => stepRound(step, order, timeZone)) },
      {
        title: 'Messages between buyer and seller',
        rounds: messages.map((message) => messageRound(message, order, timeZone)),
      },
    ],
  }
}

function withEmail(
  { label, lines }: Sheet['parties'][number],
  { buyerEmail, sellerEmail }: StaffOrderRow,
) {
  const email = { Buyer: buyerEmail, Seller: sellerEmail }[label]
  return { label, lines: email ? [...lines, plain(email)] : lines }
}

function disputeFacts({ dispute }: StaffOrderRow, timeZone: string) {
  if (!dispute) return []
  const { reason, respondBy } = dispute
  return [
    { label: 'Reason given', value: plain(reason.replaceAll('_', ' ')) },
    ...(respondBy === null
      ? []
      : [{ label: 'Evidence due', value: momentOf(new Date(respondBy), timeZone) }]),
  ]
}

const withDigest = (round: SheetRound, digest: string | null | undefined): SheetRound =>
  digest ? { ...round, lines: [...round.lines, `SHA-256 ${digest}`] } : round

function paymentRounds(
  { payments, refunds, byHand, parts }: Payments,
  timeZone: string,
): SheetRound[] {
  const paid = payments.filter(({ stage }) => stage === 'paid')
  const back = [
    ...refunds.map(({ amountCents, createdAt, status }) => ({ amountCents, createdAt, status })),
    ...byHand,
    ...parts.map(({ amountCents, at, status }) => ({ amountCents, createdAt: at, status })),
  ].filter(({ status }) => BACK.includes(status))
  return [
    ...paid.map(({ amountCents, createdAt, paymentIntentId }) => ({
      words: 'Paid by card on the card provider’s page',
      when: momentOf(createdAt, timeZone),
      total: formatUsd(amountCents),
      lines: paymentIntentId ? [`Payment ${paymentIntentId}`] : [],
      note: [],
    })),
    ...back.map(({ amountCents, createdAt }) => ({
      words: 'Refunded to the buyer',
      when: momentOf(createdAt, timeZone),
      total: formatUsd(amountCents),
      lines: [],
      note: [],
    })),
  ]
}

const BACK: readonly string[] = ['succeeded', 'returned', 'made']

const stepRound = (
  { event, party, actor, at, note }: History[number],
  order: StaffOrderRow,
  timeZone: string,
): SheetRound => ({
  words: evidenceSteps({ event, party }, order),
  when: momentOf(at, timeZone),
  total: '',
  lines: actor && party !== 'admin' ? [`By ${plain(actor)}`] : [],
  note: paragraphs(note),
})

const messageRound = (
  { party, at, text }: Message,
  order: StaffOrderRow,
  timeZone: string,
): SheetRound => ({
  words: `${plain(party === 'buyer' ? order.buyerName : order.sellerName)} (${party})`,
  when: momentOf(new Date(at), timeZone),
  total: '',
  lines: text === null ? ['This message was erased with its writer’s account.'] : [],
  note: paragraphs(text),
})

const paragraphs = (text: string | null) => (text ?? '').split(/\r?\n/).map(plain).filter(Boolean)

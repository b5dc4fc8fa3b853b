import { formatUsd, type Cents } from '#market/money.ts'
import type { NewsRow, TradeFacts } from '#server/notifications/trade-news.ts'
import { factOf } from './order-mail-facts.ts'

/** What news of a refund in part needs to know. */
export type PartRefundFacts = TradeFacts & {
  orderNumber: string
  refunded?: Cents | undefined
  /** How much of it the seller bears. */
  refundedOfSeller?: Cents | undefined
  reason?: string | undefined
  /** Of a transfer that staff sent. */
  bankReference?: string | undefined
}

/** A part was refunded: the buyer hears it once it was sent, the seller once it was decided. */
export const partRefundNews: NewsRow<PartRefundFacts> & { topic: 'order_refunded' } = {
  topic: 'order_refunded',
  title: titleOf,
  mail: (facts) => ({
    subject: titleOf(facts),
    tag: { label: 'Refunded', tone: facts.recipientParty === 'buyer' ? 'settled' : 'waiting' },
    heading:
      facts.recipientParty === 'buyer'
        ? 'Your refund is on its way'
        : 'Part of the order was refunded',
    paragraphs: [facts.recipientParty === 'buyer' ? toBuyer(facts) : toSeller(facts)],
    facts: [...factOf('Reason', facts.reason), ...factOf('Bank reference', facts.bankReference)],
    action: 'View order',
  }),
}

function titleOf(facts: PartRefundFacts) {
  const { orderNumber, recipientParty, counterpartyName } = facts
  const words = `Lotline refunded ${refundOf(facts)} of order ${orderNumber}`
  return recipientParty === 'buyer' ? words : `${words} to ${counterpartyName}`
}

function toBuyer(facts: PartRefundFacts) {
  const { bankReference, counterpartyName } = facts
  const refund = `Lotline refunded ${refundOf(facts)} of your order from ${counterpartyName}.`
  return bankReference === undefined
    ? `${refund} It goes to the card you paid with and usually arrives within ten days.`
    : `${refund} We sent it by bank transfer, which usually arrives within three business days.`
}

function toSeller(facts: PartRefundFacts) {
  const share = formatUsd(facts.refundedOfSeller ?? facts.netToSeller ?? facts.total)
  return `Lotline refunded ${refundOf(facts)} to ${facts.counterpartyName}. ${share} of it comes out of your net; the rest is Lotline’s fee, which goes back too.`
}

const refundOf = ({ refunded, total }: PartRefundFacts) => formatUsd(refunded ?? total)

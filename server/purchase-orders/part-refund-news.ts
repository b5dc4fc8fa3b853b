import { formatUsd, type Cents } from '#market/money.ts'
import type { NewsRow, TradeFacts } from '#server/notifications/trade-news.ts'
import { factOf } from './order-mail-facts.ts'

type PartFacts = TradeFacts & {
  orderNumber: string
  refunded?: Cents | undefined
  refundedOfSeller?: Cents | undefined
  reason?: string | undefined
  bankReference?: string | undefined
}

/** A part was refunded: the buyer hears it once it was sent, the seller once it was decided. */
export const partRefundNews: NewsRow<PartFacts> & { topic: 'order_refunded' } = {
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

function titleOf(facts: PartFacts) {
  const { orderNumber, recipientParty, counterpartyName } = facts
  const words = `Lotline refunded ${refundOf(facts)} of order ${orderNumber}`
  return recipientParty === 'buyer' ? words : `${words} to ${counterpartyName}`
}

function toBuyer(facts: PartFacts) {
  const { bankReference, counterpartyName } = facts
  const refund = `Lotline refunded ${refundOf(facts)} of your order from ${counterpartyName}.`
  return bankReference === undefined
    ? `${refund} It goes to the card you paid with and usually arrives within ten days.`
    : `${refund} We sent it by bank transfer, which usually arrives within three business days.`
}

function toSeller(facts: PartFacts) {
  const share = formatUsd(facts.refundedOfSeller ?? facts.netToSeller ?? facts.total)
  return `Lotline refunded ${refundOf(facts)} to ${facts.counterpartyName}. ${share} of it comes out of your net; the rest is Lotline’s fee, which goes back too.`
}

const refundOf = ({ refunded, total }: PartFacts) => formatUsd(refunded ?? total)

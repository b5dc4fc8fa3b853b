import { formatUsd } from '#market/money.ts'
import type { NewsRow } from '#server/notifications/trade-news.ts'
import { factOf } from './order-mail-facts.ts'
import type { OrderFacts } from './order-news.ts'

/** A part was refunded: the buyer hears it once it was sent, the seller once it was decided. */
export const partRefundNews: NewsRow<OrderFacts> & { topic: 'order_refunded' } = {
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

function titleOf(facts: OrderFacts) {
  const { orderNumber, recipientParty, counterpartyName } = facts
  const words = `Lotline refunded ${refundOf(facts)} of order ${orderNumber}`
  return recipientParty === 'buyer' ? words : `${words} to ${counterpartyName}`
}

function toBuyer(facts: OrderFacts) {
  const { bankReference, counterpartyName } = facts
  const refund = `Lotline refunded ${refundOf(facts)} of your order from ${counterpartyName}.`
  return bankReference === undefined
    ? `${refund} It goes to the card you paid with and usually arrives within ten days.`
    : `${refund} We sent it by bank transfer, which usually arrives within three business days.`
}

function toSeller(facts: OrderFacts) {
  const share = formatUsd(facts.refundedOfSeller ?? facts.netToSeller ?? facts.total)
  return `Lotline refunded ${refundOf(facts)} to ${facts.counterpartyName}. ${share} of it comes out of your net; the rest is Lotline’s fee, which goes back too.`
}

const refundOf = ({ refunded, total }: OrderFacts) => formatUsd(refunded ?? total)

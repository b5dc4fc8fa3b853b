import { formatUsd } from '#market/money.ts'
import type { Tone } from '#server/platform/mail/mail-parts.ts'
import type { OrderMailFacts } from './order-mail-facts.ts'

export type Words = {
  subject: string
  tag: { label: string; tone: Tone }
  heading: string
  paragraphs: string[]
  action: string
}
type Tell = (facts: OrderMailFacts) => Words

const yourTurn = { label: 'Your turn', tone: 'turn' } as const
const canceledTag = { label: 'Canceled', tone: 'problem' } as const

const paymentDue: Tell = ({ orderNumber, counterpartyName, total }) => ({
  subject: `Payment of ${formatUsd(total)} is due for ${orderNumber}`,
  tag: yourTurn,
  heading: `${formatUsd(total)} is due`,
  paragraphs: [
    `Your order from ${counterpartyName} waits for payment. Unpaid, it is canceled at the time below and the units go back on sale.`,
  ],
  action: 'Pay for the order',
})

const confirmed: Tell = (facts) =>
  facts.recipientParty === 'seller' ? shipNow(facts) : paymentReceived(facts)

const shipNow: Tell = ({ orderNumber, counterpartyName, total }) => ({
  subject: `Paid: ship ${orderNumber} to ${counterpartyName} (${formatUsd(total)})`,
  tag: yourTurn,
  heading: 'The order is paid. Please ship it',
  paragraphs: [
    `${counterpartyName} paid ${formatUsd(total)}.`,
    'Ship to the address below, then mark the order as shipped with its carrier and tracking number.',
  ],
  action: 'Ship the order',
})

const paymentReceived: Tell = ({ orderNumber, counterpartyName, total }) => ({
  subject: `Your payment of ${formatUsd(total)} for ${orderNumber} is confirmed`,
  tag: { label: 'Paid', tone: 'settled' },
  heading: 'Your payment is confirmed',
  paragraphs: [`${counterpartyName} ships next. We write to you with the tracking number.`],
  action: 'See the order',
})

const failed: Tell = ({ orderNumber, total }) => ({
  subject: `The payment of ${formatUsd(total)} for ${orderNumber} failed`,
  tag: { label: 'Payment failed', tone: 'problem' },
  heading: 'Your payment did not go through',
  paragraphs: [
    'You were not charged. The units are still set aside for you; please try again, or with another card.',
  ],
  action: 'Try again',
})

const needsAction: Tell = ({ orderNumber, total }) => ({
  subject: `One more step to pay ${formatUsd(total)} for ${orderNumber}`,
  tag: yourTurn,
  heading: 'Your bank wants you to verify the payment',
  paragraphs: [`The payment of ${formatUsd(total)} is not complete until you have verified it.`],
  action: 'Verify the payment',
})

const deadlinePassed: Tell = (facts) => ({
  subject: `${facts.orderNumber} was canceled: ${formatUsd(facts.total)} was not paid in time`,
  tag: canceledTag,
  heading: 'The order was canceled',
  paragraphs: [
    facts.recipientParty === 'buyer'
      ? 'It was not paid in time, and the units are back on sale. You may make a new offer.'
      : `${facts.counterpartyName} did not pay in time. Your units are back on sale; there is nothing to ship.`,
  ],
  action: 'See the order',
})

const shipped: Tell = ({ orderNumber, counterpartyName, total }) => ({
  subject: `${counterpartyName} shipped ${orderNumber} (${formatUsd(total)})`,
  tag: { label: 'Shipped', tone: 'settled' },
  heading: 'Your order is on its way',
  paragraphs: [
    `${counterpartyName} shipped it. When it is there and complete, mark it as received.`,
  ],
  action: 'See the order',
})

const received: Tell = ({ orderNumber, counterpartyName, total }) => ({
  subject: `${counterpartyName} received ${orderNumber} (${formatUsd(total)})`,
  tag: { label: 'Received', tone: 'settled' },
  heading: 'Your order has arrived',
  paragraphs: [`${counterpartyName} marked it as received. Your payout is next.`],
  action: 'See the order',
})

const canceled: Tell = (facts) => ({
  subject: `${facts.orderNumber} over ${formatUsd(facts.total)} was canceled`,
  tag: canceledTag,
  heading: 'The order was canceled',
  paragraphs: [
    facts.recipientParty === 'seller'
      ? 'Please do not ship it. Your units are back on sale.'
      : moneyBack(facts),
  ],
  action: 'See the order',
})

function moneyBack({ total, isRefunded, isPaidByWire }: OrderMailFacts) {
  if (!isRefunded) return 'You were not charged. The units are back on sale.'
  return isPaidByWire
    ? `We return your transfer of ${formatUsd(total)} to the account it came from.`
    : `${formatUsd(total)} goes back to the card you paid with, usually within ten days.`
}

export const orderMailWords = {
  payment_due: paymentDue,
  confirmed,
  failed,
  needs_action: needsAction,
  deadline_passed: deadlinePassed,
  shipped,
  received,
  canceled,
} satisfies Record<string, Tell>

export type OrderMailKind = keyof typeof orderMailWords

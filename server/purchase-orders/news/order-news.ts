import { formatUsd } from '#market/money.ts'
import { placeWords } from '#market/ship-to-addresses/ship-to-address.ts'
import type { MailWords, NewsRow } from '#server/notifications/trade-news.ts'
import { claimNews } from './claim-news.ts'
import { cancellationNews } from './cancellation-news.ts'
import type { OrderFacts } from './order-news-facts.ts'
import { shippingNews } from './shipping-news.ts'
import { dueBy, partyFacts } from './order-mail-facts.ts'
import { partRefundNews } from './part-refund-news.ts'
import { reminderNews } from './reminder-news.ts'
import { shortNews } from './short-news.ts'

const yourTurn = { label: 'Your turn', tone: 'turn' } as const
const canceledTag = { label: 'Canceled', tone: 'problem' } as const

/** Everything that the sides of an order learn of it: what turns it off, the line under the bell, the mail. */
export const orderNews = {
  payment_due: {
    topic: 'order_payment_due',
    title: ({ orderNumber, total }) =>
      `Payment of ${formatUsd(total)} for ${orderNumber} is due within a day`,
    mail: ({ orderNumber, counterpartyName, total, payBy, timeZone }) => ({
      subject: `Payment of ${formatUsd(total)} is due for ${orderNumber}`,
      tag: yourTurn,
      heading: `${formatUsd(total)} is due`,
      paragraphs: [
        `Your order from ${counterpartyName} is waiting for payment. If it isn’t paid by the time below, it is canceled and the units go back on sale.`,
      ],
      facts: dueBy({ payBy, timeZone }),
      action: 'Pay for the order',
    }),
  },

  reminder: reminderNews,

  confirmed: {
    topic: 'order_confirmed',
    title: ({ orderNumber, counterpartyName, recipientParty, total }) =>
      recipientParty === 'seller'
        ? `${counterpartyName} paid ${formatUsd(total)}: ship ${orderNumber}`
        : `Your payment of ${formatUsd(total)} for ${orderNumber} is confirmed`,
    mail: (facts) => (facts.recipientParty === 'seller' ? shipNow(facts) : paymentReceived(facts)),
  },

  failed: {
    topic: 'order_failed',
    title: ({ orderNumber, total }) =>
      `The payment of ${formatUsd(total)} for ${orderNumber} failed`,
    mail: ({ orderNumber, total, payBy, timeZone }) => ({
      subject: `The payment of ${formatUsd(total)} for ${orderNumber} failed`,
      tag: { label: 'Payment failed', tone: 'problem' },
      heading: 'Your payment didn’t go through',
      paragraphs: [
        'You were not charged. The units are still reserved for you. Please try again, or use another card.',
      ],
      facts: dueBy({ payBy, timeZone }),
      action: 'Try again',
    }),
  },

  needs_action: {
    topic: 'order_needs_action',
    title: ({ orderNumber }) => `Your bank wants you to verify the payment for ${orderNumber}`,
    mail: ({ orderNumber, total, payBy, timeZone }) => ({
      subject: `One more step to pay ${formatUsd(total)} for ${orderNumber}`,
      tag: yourTurn,
      heading: 'Your bank wants you to verify the payment',
      paragraphs: [`The payment of ${formatUsd(total)} isn’t complete until you verify it.`],
      facts: dueBy({ payBy, timeZone }),
      action: 'Verify the payment',
    }),
  },

  deadline_passed: {
    topic: 'order_deadline_passed',
    title: ({ orderNumber }) => `${orderNumber} was canceled: not paid in time`,
    mail: (facts) => ({
      subject: `${facts.orderNumber} was canceled: ${formatUsd(facts.total)} was not paid in time`,
      tag: canceledTag,
      heading: 'The order was canceled',
      paragraphs: [
        facts.recipientParty === 'buyer'
          ? 'It wasn’t paid in time, and the units are back on sale. You can make a new offer.'
          : `${facts.counterpartyName} didn’t pay in time. Your units are back on sale, and there is nothing to ship.`,
      ],
      action: 'View order',
    }),
  },

  ship_to_changed: {
    topic: 'order_ship_to',
    title: ({ orderNumber, counterpartyName, parties }) =>
      `${counterpartyName} changed where ${orderNumber} ships to${parties ? `: ${placeWords(parties.shipTo)}` : ''}`,
    mail: ({ orderNumber, counterpartyName, total, parties }) => ({
      subject: `${orderNumber} (${formatUsd(total)}) ships to another address`,
      tag: { label: 'Address changed', tone: 'waiting' },
      heading: 'The buyer changed the ship-to address',
      paragraphs: [
        `${counterpartyName} hasn’t paid yet. Once the payment is confirmed, ship the order to the address below.`,
      ],
      facts: partyFacts(parties),
      action: 'View order',
    }),
  },

  received: {
    topic: 'order_received',
    title: ({ orderNumber, counterpartyName }) => `${counterpartyName} received ${orderNumber}`,
    mail: ({ orderNumber, counterpartyName, total, isShort }) => ({
      subject: `${counterpartyName} received ${orderNumber} (${formatUsd(total)})`,
      tag: { label: 'Received', tone: 'settled' },
      heading: 'Your order has arrived',
      paragraphs: [
        isShort
          ? `${counterpartyName} marked it as received, and reported that units are missing. Please answer the report; your payout follows.`
          : `${counterpartyName} marked it as received. Your payout is next.`,
      ],
      action: 'View order',
    }),
  },

  refunded_part: partRefundNews,

  claim: claimNews,

  ...shippingNews,
  ...cancellationNews,
  ...shortNews,
} satisfies Record<string, NewsRow<OrderFacts>>

export type OrderNewsKind = keyof typeof orderNews

const shipNow = ({ orderNumber, counterpartyName, total, parties }: OrderFacts): MailWords => ({
  subject: `Paid: ship ${orderNumber} to ${counterpartyName} (${formatUsd(total)})`,
  tag: yourTurn,
  heading: 'The order is paid. Please ship it',
  paragraphs: [
    `${counterpartyName} paid ${formatUsd(total)}.`,
    'Ship to the address below, then mark the order as shipped with its carrier and tracking number.',
  ],
  facts: partyFacts(parties),
  action: 'Ship the order',
})

const paymentReceived = ({
  orderNumber,
  counterpartyName,
  total,
  parties,
}: OrderFacts): MailWords => ({
  subject: `Your payment of ${formatUsd(total)} for ${orderNumber} is confirmed`,
  tag: { label: 'Paid', tone: 'settled' },
  heading: 'Your payment is confirmed',
  paragraphs: [`${counterpartyName} ships next. We’ll email you the tracking number.`],
  facts: partyFacts(parties),
  action: 'View order',
})

import type { Parcel } from '#market/purchase-orders/parcel.ts'
import { dayInWords } from '#market/day-in-words.ts'
import { formatUsd, type Cents } from '#market/money.ts'
import type { MailWords, NewsRow } from '#server/notifications/trade-news.ts'
import type { DueStep } from '#market/staff-orders/reminder.ts'
import { dueBy, factOf, partyFacts, type Parties } from './order-mail-facts.ts'
import { partRefundNews, type PartRefundFacts } from './part-refund-news.ts'
import { reminderNews } from './reminder-news.ts'
import { shipToNews } from './ship-to-news.ts'

/** What news of an order needs to know. */
export type OrderFacts = PartRefundFacts & {
  /** Such as `PO-10007`. */
  orderNumber: string
  /** Of the buyer's own purchase order. */
  buyerPoNumber?: string | undefined
  /** When an unpaid order is canceled. */
  payBy?: Date | undefined
  /** Who bought, who sold, and where it goes. */
  parties?: Parties | undefined
  carrier?: string | undefined
  trackingNumber?: string | undefined
  /** The parcels after the first. */
  moreParcels?: readonly Parcel[] | undefined
  /** The tracking that a corrected one replaces. */
  trackingBefore?: string | undefined
  /** What the provider has begun to give back. */
  refunded?: Cents | undefined
  /** Whether money was captured that now goes back. */
  isRefunded?: boolean | undefined
  /** It then goes back as it came, and not to a card. */
  isPaidByWire?: boolean | undefined
  /** The day by which it ships, such as `2026-11-26`. */
  shipBy?: string | undefined
  /** What a reminder is about. */
  dueStep?: DueStep | undefined
}

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

  shipped: {
    topic: 'order_shipped',
    title: ({ orderNumber, counterpartyName }) => `${counterpartyName} shipped ${orderNumber}`,
    mail: ({
      orderNumber,
      counterpartyName,
      total,
      carrier,
      trackingNumber,
      moreParcels,
      parties,
    }) => ({
      subject: `${counterpartyName} shipped ${orderNumber} (${formatUsd(total)})`,
      tag: { label: 'Shipped', tone: 'settled' },
      heading: 'Your order is on its way',
      paragraphs: [
        `${counterpartyName} shipped it. When everything has arrived, mark it as received.`,
      ],
      facts: [
        ...factOf('Carrier', carrier),
        ...factOf('Tracking number', trackingNumber),
        ...parcelFacts(moreParcels),
        ...partyFacts(parties),
      ],
      action: 'View order',
    }),
  },

  tracking_corrected: {
    topic: 'order_tracking',
    title: ({ orderNumber, carrier, trackingNumber }) =>
      `New tracking number for ${orderNumber}: ${carrier}, ${trackingNumber}`,
    mail: ({ orderNumber, total, carrier, trackingNumber, moreParcels, trackingBefore }) => ({
      subject: `New tracking number for ${orderNumber} (${formatUsd(total)})`,
      tag: { label: 'Tracking corrected', tone: 'settled' },
      heading: 'The tracking number was corrected',
      paragraphs: ['Track the order with the number below. The previous one was wrong.'],
      facts: [
        ...factOf('Carrier', carrier),
        ...factOf('Tracking number', trackingNumber),
        ...parcelFacts(moreParcels),
        ...factOf('Before', trackingBefore),
      ],
      action: 'View order',
    }),
  },

  ship_to_changed: shipToNews,

  received: {
    topic: 'order_received',
    title: ({ orderNumber, counterpartyName }) => `${counterpartyName} received ${orderNumber}`,
    mail: ({ orderNumber, counterpartyName, total }) => ({
      subject: `${counterpartyName} received ${orderNumber} (${formatUsd(total)})`,
      tag: { label: 'Received', tone: 'settled' },
      heading: 'Your order has arrived',
      paragraphs: [`${counterpartyName} marked it as received. Your payout is next.`],
      action: 'View order',
    }),
  },

  canceled_by_buyer: {
    topic: 'order_canceled',
    title: ({ orderNumber, counterpartyName }) =>
      `${counterpartyName} canceled ${orderNumber} before paying`,
    mail: ({ orderNumber, counterpartyName, total }) => ({
      subject: `${counterpartyName} canceled ${orderNumber} for ${formatUsd(total)} before paying`,
      tag: canceledTag,
      heading: 'The buyer canceled the order',
      paragraphs: [
        `${counterpartyName} hadn’t paid for it. Your units are back on sale, and there is nothing to ship.`,
      ],
      action: 'View order',
    }),
  },

  canceled_late: {
    topic: 'order_canceled',
    title: ({ orderNumber, counterpartyName }) =>
      `${counterpartyName} canceled ${orderNumber}: not shipped in time`,
    mail: ({ orderNumber, counterpartyName, total }) => ({
      subject: `${counterpartyName} canceled ${orderNumber} for ${formatUsd(total)}: not shipped in time`,
      tag: canceledTag,
      heading: 'The buyer canceled the order',
      paragraphs: [
        `It wasn’t shipped in time, so ${counterpartyName} could cancel it. Please do not ship it. The payment is refunded, and your units are back on sale.`,
      ],
      action: 'View order',
    }),
  },

  ship_due: {
    topic: 'order_ship_due',
    title: ({ orderNumber, shipBy }) =>
      `Ship ${orderNumber} by ${shipBy === undefined ? 'today' : dayInWords(shipBy)}`,
    mail: ({ orderNumber, counterpartyName, total, shipBy, parties }) => ({
      subject: `Ship ${orderNumber} by ${shipBy === undefined ? 'today' : dayInWords(shipBy)} (${formatUsd(total)})`,
      tag: yourTurn,
      heading: 'This order is due to ship',
      paragraphs: [
        `${counterpartyName} paid for it, and your lead time ends on the day below. If it ships later, it counts as late, and ${counterpartyName} may cancel it after five business days.`,
      ],
      facts: [
        ...factOf('Ship by', shipBy === undefined ? undefined : dayInWords(shipBy)),
        ...partyFacts(parties),
      ],
      action: 'Ship the order',
    }),
  },

  canceled: {
    topic: 'order_canceled',
    title: ({ orderNumber, counterpartyName }) =>
      `${orderNumber} with ${counterpartyName} was canceled`,
    mail: (facts) => ({
      subject: `${facts.orderNumber} for ${formatUsd(facts.total)} was canceled`,
      tag: canceledTag,
      heading: 'The order was canceled',
      paragraphs: [
        facts.recipientParty === 'seller'
          ? 'Please do not ship it. Your units are back on sale.'
          : moneyBack(facts),
      ],
      action: 'View order',
    }),
  },

  refund_on_its_way: {
    topic: 'order_canceled',
    title: onItsWay,
    mail: (facts) => ({
      subject: onItsWay(facts),
      tag: { label: 'Refunded', tone: 'settled' },
      heading: 'Your refund is on its way',
      paragraphs: [
        `${formatUsd(facts.refunded ?? facts.total)} is being refunded to the card you paid with, usually within ten days.`,
      ],
      action: 'View order',
    }),
  },

  refunded_part: partRefundNews,
} satisfies Record<string, NewsRow<OrderFacts>>

export type OrderNewsKind = keyof typeof orderNews

const parcelFacts = (parcels: readonly Parcel[] = []) =>
  parcels.flatMap(({ carrier, tracking_number: number }, at) =>
    factOf(`Parcel ${at + 2}`, `${carrier}, ${number}`),
  )

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

function moneyBack({ total, isRefunded, isPaidByWire }: OrderFacts) {
  if (!isRefunded) return 'You were not charged. The units are back on sale.'
  return isPaidByWire
    ? `We’ll return your transfer of ${formatUsd(total)} to the account it came from.`
    : `We’ll refund ${formatUsd(total)} to the card you paid with, and email you once it is on its way.`
}

function onItsWay({ refunded, total, orderNumber }: OrderFacts) {
  return `${formatUsd(refunded ?? total)} for ${orderNumber} is being refunded to your card`
}

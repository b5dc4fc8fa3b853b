import { formatUsd } from '#market/money.ts'
import type { NewsRow } from '#server/notifications/trade-news.ts'
import type { OrderFacts } from './order-news-facts.ts'

const canceledTag = { label: 'Canceled', tone: 'problem' } as const

/** What the sides of an order read when it is canceled, and when its money goes back. */
export const cancellationNews = {
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
} satisfies Record<string, NewsRow<OrderFacts>>

export function moneyBack({ total, isRefunded, isPaidByWire }: OrderFacts) {
  if (!isRefunded) return 'You were not charged. The units are back on sale.'
  return isPaidByWire
    ? `We’ll return your transfer of ${formatUsd(total)} to the account it came from.`
    : `We’ll refund ${formatUsd(total)} to the card you paid with, and email you once it is on its way.`
}

function onItsWay({ refunded, total, orderNumber }: OrderFacts) {
  return `${formatUsd(refunded ?? total)} for ${orderNumber} is being refunded to your card`
}

import { formatUsd } from '#market/money.ts'
import type { NewsRow } from '#server/notifications/trade-news.ts'
import { mailTime } from '#server/platform/mail/mail-time.ts'
import { factOf } from './order-mail-facts.ts'
import { moneyBack } from './cancellation-news.ts'
import type { OrderFacts } from './order-news-facts.ts'

const amountOf = ({ refunded, total }: OrderFacts) => formatUsd(refunded ?? total)

/** What the sides of an order read when its seller finds fewer units than were ordered. */
export const shortNews = {
  short_asked: {
    topic: 'order_short',
    title: (facts) =>
      `${facts.counterpartyName} is short on ${facts.orderNumber}: accept ${amountOf(facts)} back, or cancel`,
    mail: (facts) => ({
      subject: `${facts.counterpartyName} can ship only part of ${facts.orderNumber} (${formatUsd(facts.total)})`,
      tag: { label: 'Your turn', tone: 'turn' },
      heading: 'Accept a smaller order?',
      paragraphs: [
        `${facts.counterpartyName} found fewer units than you ordered. Accept the smaller order and get ${amountOf(facts)} back, or cancel all of it.`,
        'If you don’t answer in time, the order is canceled and refunded.',
      ],
      facts: [
        ...factOf('Missing', facts.missing),
        ...factOf('Answer by', facts.answerBy && mailTime(facts.answerBy, facts.timeZone)),
      ],
      action: 'Answer now',
    }),
  },

  short_accepted: {
    topic: 'order_short',
    title: ({ orderNumber, counterpartyName }) =>
      `${counterpartyName} accepted fewer units of ${orderNumber}: ship it`,
    mail: (facts) => ({
      subject: `${facts.counterpartyName} accepted fewer units: ship ${facts.orderNumber} (${formatUsd(facts.total)})`,
      tag: { label: 'Your turn', tone: 'turn' },
      heading: 'Ship the smaller order',
      paragraphs: [
        `${facts.counterpartyName} accepted the smaller order, and ${amountOf(facts)} is refunded. Ship what you found.`,
      ],
      facts: factOf('Missing', facts.missing),
      action: 'Ship the order',
    }),
  },

  canceled_short: {
    topic: 'order_canceled',
    title: ({ orderNumber }) => `${orderNumber} was canceled: too few units at packing`,
    mail: (facts) => ({
      subject: `${facts.orderNumber} for ${formatUsd(facts.total)} was canceled: too few units`,
      tag: { label: 'Canceled', tone: 'problem' },
      heading: 'The order was canceled',
      paragraphs: [
        facts.recipientParty === 'buyer'
          ? `${facts.counterpartyName} found too few units to ship. ${moneyBack(facts)}`
          : 'Please do not ship it. The payment is refunded, and the units you found are back on sale.',
      ],
      action: 'View order',
    }),
  },
} satisfies Record<string, NewsRow<OrderFacts>>

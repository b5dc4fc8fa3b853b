import { dayInWords } from '#market/date-in-words.ts'
import { formatUsd } from '#market/money.ts'
import type { Parcel } from '#market/purchase-orders/parcel.ts'
import type { NewsRow } from '#server/notifications/trade-news.ts'
import { factOf, partyFacts } from './order-mail-facts.ts'
import type { OrderFacts } from './order-news-facts.ts'

const yourTurn = { label: 'Your turn', tone: 'turn' } as const

/** What the sides of an order read of its way to the buyer. */
export const shippingNews = {
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
      missing,
      refunded,
    }) => ({
      subject: `${counterpartyName} shipped ${orderNumber} (${formatUsd(total)})`,
      tag: { label: 'Shipped', tone: 'settled' },
      heading: 'Your order is on its way',
      paragraphs: [
        `${counterpartyName} shipped it. When it arrives, count the units and open the cartons, then mark it as received.`,
        ...(missing && refunded
          ? [
              `${counterpartyName} found fewer units than you ordered. We refund ${formatUsd(refunded)} for what is missing.`,
            ]
          : []),
      ],
      facts: [
        ...factOf('Missing', missing),
        ...factOf('Carrier', carrier),
        ...factOf('Tracking number', trackingNumber),
        ...parcelFacts(moreParcels),
        ...partyFacts(parties),
      ],
      action: 'View order',
    }),
  },

  inspect: {
    topic: 'order_inspect',
    title: ({ orderNumber, inspectBy }) =>
      `Inspect what arrived with ${orderNumber}${inspectBy ? `, by ${dayInWords(inspectBy)}` : ''}`,
    mail: ({ orderNumber, counterpartyName, total, inspectBy }) => ({
      subject: `Inspect what arrived with ${orderNumber} (${formatUsd(total)})`,
      tag: { label: 'Reminder', tone: 'turn' },
      heading: 'Open the cartons and count',
      paragraphs: [
        `Your order from ${counterpartyName} is marked as received. If something is missing, damaged or wrong, report it by the day below.`,
        'If damage shows only inside a carton, keep the packaging and take photos: the carrier must hear of it within five business days of delivery.',
      ],
      facts: factOf('Report by', inspectBy && dayInWords(inspectBy)),
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
} satisfies Record<string, NewsRow<OrderFacts>>

const parcelFacts = (parcels: readonly Parcel[] = []) =>
  parcels.flatMap(({ carrier, tracking_number: number }, at) =>
    factOf(`Parcel ${at + 2}`, `${carrier}, ${number}`),
  )

import type { Party } from '#market/accounts/viewer.ts'
import { cents } from '#market/money.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import { sendNews } from '#server/notifications/send-news.ts'
import {
  recipientOf,
  tradeBell,
  tradeMail,
  type MailWords,
} from '#server/notifications/trade-news.ts'
import type { Tx } from '#server/platform/database/database.ts'
import type { Terms } from '#server/settings/terms.ts'
import type { PurchaseOrder } from '../find-order.ts'
import type { PurchaseOrderLine } from '../order-lines.ts'
import { factOf } from './order-mail-facts.ts'
import type { OrderFacts } from './order-news-facts.ts'
import { orderNews, type OrderNewsKind } from './order-news.ts'
import { paperOf } from '../order-paper.ts'

type Deps = { tx: Tx; terms: Terms }
type OwnFacts =
  | 'carrier'
  | 'trackingNumber'
  | 'trackingBefore'
  | 'moreParcels'
  | 'note'
  | 'isRefunded'
  | 'refunded'
  | 'refundedOfSeller'
  | 'reason'
  | 'bankReference'
  | 'dueStep'
  | 'claim'
  | 'inspectBy'
  | 'missing'
  | 'answerBy'
  | 'isShort'
type News = Pick<OrderFacts, OwnFacts> & {
  kind: OrderNewsKind
  key: string
  to: Party
  lines: PurchaseOrderLine[]
}

/** Sends one side of an order the news of it. */
export async function sendOrderNews({ tx, terms }: Deps, order: PurchaseOrder, news: News) {
  const { kind, key } = news
  const recipient = recipientOf(order, news.to)
  if (!recipient) return
  const facts = factsFor(terms, order, news)
  await sendNews(tx, recipient, {
    key,
    bell: orderBell(kind, facts),
    mail: {
      topic: orderNews[kind].topic,
      publicUrl: terms.publicUrl,
      write: (turnOffUrl, timeZone) => orderMail(kind, { ...facts, turnOffUrl, timeZone }),
      attachment: kind === 'confirmed' ? paperOf(order.id) : undefined,
    },
  })
}

function factsFor(terms: Terms, order: PurchaseOrder, { to, lines, note, ...news }: News) {
  return {
    orderNumber: poNumber(order.number),
    counterpartyName: to === 'buyer' ? order.sellerName : order.buyerName,
    recipientParty: to,
    lines: lines.map(({ name, quantity, unitCents, totalCents }) => ({
      name,
      quantity,
      unitPrice: unitCents,
      total: totalCents,
    })),
    buyerPoNumber: order.buyerPoNumber ?? undefined,
    total: order.totalCents,
    freight: order.freightCents ?? undefined,
    netToSeller: cents(order.totalCents - order.feeCents),
    payBy: order.paymentDueAt,
    shipBy: order.shipBy ?? undefined,
    parties: order,
    carrier: news.carrier,
    trackingNumber: news.trackingNumber,
    trackingBefore: news.trackingBefore,
    moreParcels: news.moreParcels,
    note: note || undefined,
    isRefunded: news.isRefunded,
    refunded: news.refunded,
    refundedOfSeller: news.refundedOfSeller,
    reason: news.reason,
    bankReference: news.bankReference,
    dueStep: news.dueStep,
    claim: news.claim,
    inspectBy: news.inspectBy,
    missing: news.missing,
    answerBy: news.answerBy,
    isShort: news.isShort,
    isPaidByWire: order.paidByWire,
    publicUrl: terms.publicUrl,
  }
}

const orderBell = (kind: OrderNewsKind, facts: OrderFacts) =>
  tradeBell(orderNews[kind].title(facts), facts, { kind: 'order', path: pathOf(facts) })

export function orderMail(kind: OrderNewsKind, facts: OrderFacts & { turnOffUrl: string }) {
  const { note, orderNumber, recipientParty, buyerPoNumber } = facts
  const own = factOf(recipientParty === 'buyer' ? 'Your PO' : 'Buyer’s PO', buyerPoNumber)
  const words: MailWords = orderNews[kind].mail(facts)
  const noted = note ? [{ label: 'Note', value: note }] : []
  return tradeMail({ ...words, facts: [...own, ...(words.facts ?? []), ...noted] }, facts, {
    about: 'order',
    reference: `Order ${orderNumber}`,
    path: pathOf(facts),
  })
}

const pathOf = ({ orderNumber }: OrderFacts) => `/my_orders?order=${orderNumber}`

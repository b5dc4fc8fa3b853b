import type { Party } from '#market/accounts/viewer.ts'
import { freightInForce, isFreightMissing, totalWords } from '#market/freight/freight-of-offer.ts'
import { freightWordsOf } from '#market/freight/freight-words.ts'
import { cents, netOf, sum, times, type Cents } from '#market/money.ts'
import type { Revision } from '#market/offers/offer-document.ts'
import { offerNumber } from '#market/offers/offer-number.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import { sendingNews } from '#server/notifications/send-news.ts'
import {
  recipientOf,
  tradeBell,
  tradeMail,
  type MailWords,
} from '#server/notifications/trade-news.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { writeAtOnce, type Write } from '#server/platform/database/write-at-once.ts'
import { factOf } from '#server/purchase-orders/news/order-mail-facts.ts'
import { paperOf } from '#server/purchase-orders/order-paper.ts'
import type { Terms } from '#server/settings/terms.ts'
import { offerNews, type OfferFacts, type OfferNewsKind } from './offer-news.ts'
import type { Offer } from './offer-store.ts'

type Deps = { tx: Tx; terms: Terms }
type News = Pick<OfferFacts, 'aboveAsking'> & {
  kind: OfferNewsKind
  key: string
  to: Party
  lines: Revision['lines']
  deadline?: Date | undefined
  note?: string | undefined
  /** What an accepted offer became; its paper goes with the mail of the acceptance. */
  order?: { id: number; number: number } | undefined
}

/** Sends one side of an offer the news of it. */
export async function sendOfferNews(deps: Deps, offer: Offer, news: News) {
  await writeAtOnce(deps.tx, await sendingOfferNews(deps, offer, news))
}

/** The same, to be done along with other writes. */
export async function sendingOfferNews(
  { tx, terms }: Deps,
  offer: Offer,
  news: News,
): Promise<Write[]> {
  const { kind, key, order } = news
  const recipient = recipientOf(offer, news.to)
  if (!recipient) return []
  const facts = offerFacts(terms, offer, news)
  return sendingNews(tx, recipient, {
    key,
    bell: offerBell(kind, facts),
    mail: {
      topic: offerNews[kind].topic,
      publicUrl: terms.publicUrl,
      write: (turnOffUrl, timeZone) => offerMail(kind, { ...facts, turnOffUrl, timeZone }),
      attachment: order && kind !== 'message' ? paperOf(order.id) : undefined,
    },
  })
}

/** The facts about an offer in one side's news. */
export function offerFacts(
  terms: Terms,
  offer: Offer,
  { to, order, deadline, note, ...news }: Omit<News, 'key'>,
) {
  const freight = freightInForce(lotsIn(offer), offer.freightCents)
  const isFreightOpen = isFreightMissing(lotsIn(offer), freight)
  const feeBps = offer.sellerFeeBps ?? terms.platformFeeBps
  const lines = news.lines.map(({ name, quantity, unit_price }) => ({
    name,
    quantity,
    unitPrice: unit_price,
    total: times(unit_price, quantity),
  }))
  const total = sum([...lines.map((line) => line.total), freight ?? cents(0)])
  return {
    offerNumber: offerNumber(offer.number),
    orderNumber: order && poNumber(order.number),
    buyerPoNumber: offer.buyerPoNumber ?? undefined,
    counterpartyName: to === 'buyer' ? offer.sellerName : offer.buyerName,
    recipientParty: to,
    lines,
    total,
    totalWords: totalWords(total, isFreightOpen),
    isFreightOpen,
    freight: freight ?? undefined,
    freightWords: freightSaid(offer, { stated: freight, to }),
    netToSeller: sum([...lines.map((line) => netOf(line.total, feeBps)), freight ?? cents(0)]),
    note: note || undefined,
    deadline,
    aboveAsking: news.aboveAsking,
    publicUrl: terms.publicUrl,
  }
}

const lotsIn = ({ lines }: Offer) => lines.map(({ lot }) => lot ?? {})

/** Who sees to it, while no amount says so. */
function freightSaid(offer: Offer, { stated, to }: { stated: Cents | null; to: Party }) {
  const lots = lotsIn(offer)
  if (isFreightMissing(lots, stated))
    return to === 'seller'
      ? 'Quoted by you: state it with your answer'
      : 'Quoted by the seller, not in the total yet'
  const words = freightWordsOf(lots)
  return stated !== null || words === freightWordsOf([{}]) ? undefined : words
}

export const offerBell = (kind: OfferNewsKind, facts: OfferFacts) =>
  tradeBell(offerNews[kind].title(facts), facts, placeOfOffer(facts))

export function offerMail(kind: OfferNewsKind, facts: OfferFacts & { turnOffUrl: string }) {
  const { offerNumber: number, orderNumber, counterpartyName, note } = facts
  const words: MailWords = offerNews[kind].mail(facts)
  const own = factOf(
    facts.recipientParty === 'buyer' ? 'Your PO' : 'Buyer’s PO',
    facts.buyerPoNumber,
  )
  const freight = factOf('Freight', facts.freightWords)
  return tradeMail({ ...words, facts: [...own, ...freight, ...(words.facts ?? [])] }, facts, {
    about: 'offer',
    reference: `Offer ${number}${orderNumber ? `, order ${orderNumber}` : ''}`,
    path: placeOfOffer(facts).path,
    ...(note && { quote: { by: counterpartyName, text: note } }),
  })
}

export const placeOfOffer = ({ offerNumber: number, orderNumber }: OfferFacts) =>
  orderNumber
    ? ({ kind: 'order', path: `/my_orders?order=${orderNumber}` } as const)
    : ({ kind: 'offer', path: `/my_offers?offer=${number}` } as const)

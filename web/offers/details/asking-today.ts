import { aboveAsking, aboveAskingWords, type AskedLine } from '#market/offers/above-asking.ts'
import { sum, times, type Cents } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { inReview } from '#market/offers/offer.ts'

type OfferLines = Pick<Offer, 'state' | 'offer_products'>

/** What is asked today for all that is offered; undefined while each price is as it was when the offer was sent, and once it is over. */
export function askingTodayOf({ state, offer_products: lines }: OfferLines): Cents | undefined {
  if (!inReview(state)) return undefined
  const prices = lines.map((line) => ({ line, today: line.product.seller_price_cents }))
  const isSame = prices.every(({ line, today }) => today === line.asking_price_cents)
  const totals = prices.flatMap(({ line, today }) =>
    today === null ? [] : [times(today, line.quantity)],
  )
  return isSame || totals.length < lines.length ? undefined : sum(totals)
}

/** What its buyer would pay less for at today's asking price, in words; undefined where that is nothing. */
export const aboveAskingWordsOf = (offer: OfferLines) => aboveAskingWords(askedLines(offer))

/** How much less that is. */
export function savingToday(offer: OfferLines): number {
  const above = aboveAsking(askedLines(offer))
  return above ? above.offered - above.asking : 0
}

const askedLines = ({ state, offer_products: lines }: OfferLines): AskedLine[] =>
  inReview(state)
    ? lines.map(({ quantity, unit_price: unitPrice, product }) => ({
        quantity,
        unitPrice,
        askingToday: product.available ? product.seller_price_cents : null,
      }))
    : []

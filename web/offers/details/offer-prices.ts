import type { Party } from '#market/accounts/viewer.ts'
import { goodsOf } from '#market/freight/freight-of-offer.ts'
import { cents, percentOffMsrp, sum, times, type Cents } from '#market/money.ts'
import type { Offer, OfferProduct, Revision } from '#market/offers/offer-document.ts'
import {
  gapBetween,
  lastTerms,
  lastTermsOf,
  otherParty,
  type Gap,
} from '#market/offers/offer-history.ts'

/** One side's price for an offer: who named it, when, and the price of a unit in each line. */
export type NamedPrice = {
  by: 'me' | 'them' | 'asking'
  total: Cents
  at: string | undefined
  percentOffMsrp: number | undefined
  unitPriceOf: (line: OfferProduct) => Cents | undefined
}

export type OfferPrices = {
  current: NamedPrice
  /** The last price of the other side; the asking price until it has named one. */
  before: NamedPrice | undefined
  gap: Gap | undefined
  /** How far the current price is below the asking price, in percent of the asking price. */
  belowAsking: Gap | undefined
}

export function offerPrices(offer: Offer, viewer: Party): OfferPrices {
  const current = currentPrice(offer, viewer)
  const answered = current.by === 'me' ? otherParty(viewer) : viewer
  const turn = lastTermsOf(offer.history, answered)
  const asking = askingPrice(offer)
  const before = turn ? priceOfTurn(offer, turn, viewer) : asking
  return {
    current,
    before,
    gap: before && gapBetween(current.total, before.total),
    belowAsking: asking && gapBelow(asking.total, current.total),
  }
}

function gapBelow(asking: Cents, total: Cents): Gap | undefined {
  if (total >= asking) return undefined
  const amount = cents(asking - total)
  return { amount, percent: (amount * 100) / asking }
}

function currentPrice(offer: Offer, viewer: Party): NamedPrice {
  const turn = lastTerms(offer.history)
  const lines = offer.offer_products
  return {
    by: turn?.party === viewer ? 'me' : 'them',
    total: goodsOf(offer),
    at: turn?.at,
    percentOffMsrp: offMsrp(offer, lines.map(idAndQuantity), goodsOf(offer)),
    unitPriceOf: (line) => line.unit_price,
  }
}

function priceOfTurn(offer: Offer, turn: Revision, viewer: Party): NamedPrice {
  const prices = new Map(turn.lines.map((line) => [line.product_id, line.unit_price]))
  return {
    by: turn.party === viewer ? 'me' : 'them',
    total: goodsOf(turn),
    at: turn.at,
    percentOffMsrp: offMsrp(offer, turn.lines, goodsOf(turn)),
    unitPriceOf: ({ product }) => prices.get(product.id),
  }
}

/** The total at the asking prices; undefined when a line has no asking price. */
export function askingPrice(offer: Offer): NamedPrice | undefined {
  const lines = offer.offer_products
  const totals = lines.flatMap(({ asking_price_cents: asking, quantity }) =>
    asking === null ? [] : [times(asking, quantity)],
  )
  if (totals.length < lines.length) return undefined
  const total = sum(totals)
  return {
    by: 'asking',
    total,
    at: undefined,
    percentOffMsrp: offMsrp(offer, lines.map(idAndQuantity), total),
    unitPriceOf: (line) => line.asking_price_cents ?? undefined,
  }
}

type ProductQuantity = { product_id: number; quantity: number }

const idAndQuantity = ({ product, quantity }: OfferProduct): ProductQuantity => ({
  product_id: product.id,
  quantity,
})

/** Undefined when a product has no MSRP or is no longer part of the offer. */
function offMsrp(
  { offer_products: lines }: Offer,
  quantities: readonly ProductQuantity[],
  total: Cents,
) {
  const msrps = new Map(lines.map(({ product }) => [product.id, product.msrp_cents]))
  let msrpTotal = 0
  for (const { product_id: id, quantity } of quantities) {
    const msrp = msrps.get(id)
    if (!msrp) return undefined
    msrpTotal += msrp * quantity
  }
  return percentOffMsrp(cents(msrpTotal), total)
}

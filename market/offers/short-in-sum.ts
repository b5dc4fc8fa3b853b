type Line = {
  quantity: number
  product: { id: number; name: string; units: number; available: boolean }
}
type OfferOfLines = { id: string; offer_products: readonly Line[] }

export type ShortLot = { productId: number; name: string; wanted: number; left: number }

/** What cannot be had when several offers are accepted one after the other: the lots, and the offers that come too late. */
export function shortInSum(offers: readonly OfferOfLines[]) {
  const lots = new Map<number, ShortLot>()
  for (const { product, quantity } of offers.flatMap((offer) => offer.offer_products)) {
    const { wanted = 0 } = lots.get(product.id) ?? {}
    const left = product.available ? product.units : 0
    const lot = { productId: product.id, name: product.name, left }
    lots.set(product.id, { ...lot, wanted: wanted + quantity })
  }
  return {
    lots: [...lots.values()].filter(({ wanted, left }) => wanted > left),
    tooLate: tooLate(offers, new Map([...lots].map(([id, { left }]) => [id, left]))),
  }
}

/** An offer is accepted whole or not at all, so that one too large leaves its units to the next. */
function tooLate(offers: readonly OfferOfLines[], left: Map<number, number>) {
  const ids = new Set<string>()
  for (const { id, offer_products: lines } of offers) {
    if (lines.some(({ product, quantity }) => quantity > (left.get(product.id) ?? 0))) ids.add(id)
    else
      for (const { product, quantity } of lines)
        left.set(product.id, (left.get(product.id) ?? 0) - quantity)
  }
  return ids
}

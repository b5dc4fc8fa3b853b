import { useState } from 'react'
import type { Party } from '#market/accounts/viewer.ts'
import { goodsOf, isQuoted, offerTotalWords, totalWords } from '#market/freight/freight-of-offer.ts'
import { cents, sum, type Cents } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'

/** The freight that a seller states as it accepts; of all other offers only what they come to. */
export function useStatedFreight(opened: Offer, viewer: Party) {
  const stood = opened.freight_cents ?? undefined
  const [freight, setFreight] = useState<Cents | undefined>(stood)
  const states = viewer === 'seller' && isQuoted(opened.offer_products.map((line) => line.product))
  if (!states) return { isToSend: false, isOpen: false, total: offerTotalWords(opened), way: {} }
  const isOpen = freight === undefined
  return {
    freight,
    setFreight,
    /** The buyer has not seen it: the offer goes back instead of becoming an order. */
    isToSend: isOpen || freight !== stood,
    isOpen,
    total: totalWords(sum([goodsOf(opened), freight ?? cents(0)]), isOpen),
    way: { freight },
  }
}

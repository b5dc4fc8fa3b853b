import { useState } from 'react'
import type { Offer } from '#market/offers/offer-document.ts'

/**
 * Whether the offer that a link leads to had become an order when the page was opened, as with an old line of
 * the bell. Who accepts it here stays with the offers that come next.
 */
export function useOpenedAsOrder(offers: readonly Offer[] | undefined, named: string | undefined) {
  const [seen, setSeen] = useState<{ named: string | undefined; isOrder: boolean }>()
  if (!offers) return false
  if (seen && seen.named === named) return seen.isOrder
  const isOrder = offers.some(
    ({ offer_number: number, state }) => number === named && state === 'accepted',
  )
  setSeen({ named, isOrder })
  return isOrder
}

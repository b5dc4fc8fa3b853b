import { useState } from 'react'
import { useLiveOfferByLot } from '#web/offers/use-live-offer-by-lot.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { useProducts } from '#web/products/product-queries.ts'
import type { ComparedLot } from './compared-lots.ts'
import { comparedRow } from './compared-row.ts'

/** The lots side by side as they are now, with the quantities and the price that I think of. */
export function useComparison(lots: readonly ComparedLot[], fromAddress: number | undefined) {
  const [needed, setNeeded] = useState(fromAddress)
  const [percentUnder, setPercentUnder] = useState(0)
  const [quantities, setQuantities] = useState<ReadonlyMap<number, number | undefined>>(new Map())
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const standings = useLiveOfferByLot()
  const products = useProducts(lots.map(({ id }) => id))

  const rows = lots.map((lot, at) => {
    const { data, error } = products[at] ?? {}
    const isGone = isCallError(error) && error.status === 404
    const found = { lot, product: data, isGone, standing: standings?.get(lot.id) }
    return comparedRow(found, { needed, percentUnder, quantities, chosen })
  })
  return {
    rows,
    needed,
    /** For all of them; what was typed for one before gives way. */
    need: (quantity: number | undefined) => {
      setNeeded(quantity)
      setQuantities(new Map())
    },
    percentUnder,
    setPercentUnder,
    setQuantity: (id: number, quantity: number | undefined) =>
      setQuantities(new Map(quantities).set(id, quantity)),
    choose: (id: number, isChosen: boolean) =>
      setChosen(new Set([...chosen].filter((each) => each !== id).concat(isChosen ? [id] : []))),
  }
}
export type Comparison = ReturnType<typeof useComparison>

import { useCallback, useRef, useState } from 'react'
import type { Cents } from '#market/money.ts'
import { type PriceMeasures, type PriceTypo, priceTypo } from '#market/products/price-typo.ts'

/** A price about to be saved or sent; `name` tells it from the others. */
export type Priced = { name: string; price: Cents; measures: PriceMeasures }

type GoOn = (prices: Cents[]) => void
type OpenQuestion = { priced: readonly Priced[]; at: number; typo: PriceTypo; goOn: GoOn }

/**
 * Asks about each price that looks like a typo, once, and continues with the prices as they were answered, in
 * the same order (decision I14). PriceTypoDialog shows the question.
 */
export function useTypoQuestion() {
  const [asked, setAsked] = useState<OpenQuestion>()
  const kept = useRef(new Set<string>())

  const goFrom = useCallback((priced: readonly Priced[], from: number, goOn: GoOn) => {
    for (const [at, each] of priced.entries()) {
      const isToAsk = at >= from && !kept.current.has(keyOf(each))
      const typo = isToAsk && priceTypo(each.price, each.measures)
      if (typo) return setAsked({ priced, at, typo, goOn })
    }
    setAsked(undefined)
    goOn(priced.map(({ price }) => price))
  }, [])

  function take(price: Cents) {
    if (!asked) return
    const { priced, at, goOn } = asked
    const answered = priced.map((each, place) => (place === at ? { ...each, price } : each))
    // A price that is kept is not asked about again; one that was proposed may have a question of its own.
    if (price === asked.typo.price)
      for (const each of answered.slice(at, at + 1)) kept.current.add(keyOf(each))
    goFrom(answered, at, goOn)
  }
  return {
    asked: asked && { typo: asked.typo, name: asked.priced[asked.at]?.name },
    ask: useCallback((priced: readonly Priced[], goOn: GoOn) => goFrom(priced, 0, goOn), [goFrom]),
    take,
    close: () => setAsked(undefined),
  }
}
export type TypoQuestion = ReturnType<typeof useTypoQuestion>

const keyOf = ({ name, price }: Priced) => `${price} ${name}`

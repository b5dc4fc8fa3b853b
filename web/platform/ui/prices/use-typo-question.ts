import { useCallback, useRef, useState } from 'react'
import type { Cents } from '#market/money.ts'
import { type PriceMeasures, type PriceTypo, priceTypo } from '#market/products/price-typo.ts'

/** A price about to be saved or sent; `name` tells it from the others. */
export type Priced = { name: string; price: Cents; measures: PriceMeasures }

type GoOn = (prices: Cents[]) => void
type Doubt = { at: number; typo: PriceTypo }
type OpenQuestion = { priced: readonly Priced[]; doubts: readonly Doubt[]; goOn: GoOn }

/**
 * Asks about each price that looks like a typo, once, and continues with the prices as they were answered, in
 * the same order (decision I14). Prices that were all typed without a point are asked about together.
 * PriceTypoDialog shows the question.
 */
export function useTypoQuestion() {
  const [asked, setAsked] = useState<OpenQuestion>()
  const kept = useRef(new Set<string>())

  const goFrom = useCallback((priced: readonly Priced[], from: number, goOn: GoOn) => {
    const doubts = priced.flatMap((each, at): Doubt[] => {
      const isToAsk = at >= from && !kept.current.has(keyOf(each))
      const typo = isToAsk && priceTypo(each.price, each.measures)
      return typo ? [{ at, typo }] : []
    })
    const [first] = doubts
    if (first) return setAsked({ priced, doubts: askedWith(first, { doubts, priced }), goOn })
    setAsked(undefined)
    goOn(priced.map(({ price }) => price))
  }, [])

  function answer(choose: (typo: PriceTypo) => Cents | undefined) {
    if (!asked) return
    const { priced, doubts, goOn } = asked
    const answered = priced.map((each, place) => {
      const typo = doubts.find(({ at }) => at === place)?.typo
      return typo ? answeredWith(each, choose(typo)) : each
    })
    // A price that is kept is not asked about again; one that was proposed may have a question of its own.
    for (const { at } of doubts)
      if (answered[at] && answered[at].price === priced[at]?.price)
        kept.current.add(keyOf(answered[at]))
    goFrom(answered, doubts[0]?.at ?? 0, goOn)
  }
  return {
    asked: asked?.doubts.map(({ at, typo }) => ({ typo, name: asked.priced[at]?.name ?? '' })),
    ask: useCallback((priced: readonly Priced[], goOn: GoOn) => goFrom(priced, 0, goOn), [goFrom]),
    keep: () => answer(({ price }) => price),
    takeLikely: () => answer(({ likely }) => likely),
    close: () => setAsked(undefined),
  }
}
export type TypoQuestion = ReturnType<typeof useTypoQuestion>

const keyOf = ({ name, price }: Priced) => `${price} ${name}`

/** A price that replaces the typed one has its point: it is not bare digits any more. */
function answeredWith(priced: Priced, price = priced.price): Priced {
  if (price === priced.price) return priced
  return { ...priced, price, measures: { ...priced.measures, isBare: false } }
}

/** The doubts that one answer settles: all of prices typed without a point, else the first alone. */
function askedWith(
  first: Doubt,
  { doubts, priced }: { doubts: readonly Doubt[]; priced: readonly Priced[] },
): readonly Doubt[] {
  const isBare = ({ at, typo }: Doubt) => priced[at]?.measures.isBare && typo.likely
  return isBare(first) ? doubts.filter(isBare) : [first]
}

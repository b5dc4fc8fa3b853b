import { manifestChangeWords } from '#market/offers/manifest-change.ts'
import { inReview } from '#market/offers/offer.ts'
import type { LotChange } from '#market/offers/lot-as-seen.ts'
import type { Offer, OfferProduct } from '#market/offers/offer-document.ts'

type ChangeInWords = { key: string; lot: string | undefined; words: string }

/**
 * What is another of the lots of an offer, in words: in what the last counter made it another offer, and what became
 * of the lots since the last turn, of which an order would say nothing.
 */
export function lotChangesOf({
  state,
  history,
  offer_products: lines,
}: Pick<Offer, 'state' | 'history' | 'offer_products'>): ChangeInWords[] {
  const last = history.findLast(({ act }) => act === 'submit' || act === 'counter')
  const turn = last?.act === 'counter' ? 'counter' : 'offer'
  const isUnderWay = inReview(state)

  const wordsOf = ({ product, lot_change: since, manifest_change: manifest }: OfferProduct) => {
    const counter = last?.lines.find(({ product_id }) => product_id === product.id)?.lot_changes
    return [
      isUnderWay && counter && `The lot changed with this counter: ${listed(counter)}.`,
      since && (isUnderWay ? `${since.words} The ${turn} is for the lot as it was.` : since.words),
      manifest && manifestChangeWords(manifest, turn),
    ].filter((words) => typeof words === 'string')
  }

  return lines.flatMap((line) =>
    wordsOf(line).map((words) => ({
      key: `${line.id} ${words}`,
      lot: lines.length > 1 ? line.product.name : undefined,
      words,
    })),
  )
}

const listed = (changes: readonly LotChange[]) => changes.map(({ words }) => words).join(', ')

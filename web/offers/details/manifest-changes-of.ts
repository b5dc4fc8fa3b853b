import { manifestChangeWords } from '#market/offers/manifest-change.ts'
import type { Offer } from '#market/offers/offer-document.ts'

/** What mixed lots of an offer hold since its last turn, in words, where that is something else. */
export function manifestChangesOf({
  history,
  offer_products: lines,
}: Pick<Offer, 'history' | 'offer_products'>) {
  const last = history.findLast(({ act }) => act === 'submit' || act === 'counter')
  const turn = last?.act === 'counter' ? 'counter' : 'offer'
  return lines.flatMap(({ id, product, manifest_change: change }) =>
    change
      ? [
          {
            id,
            lot: lines.length > 1 ? product.name : undefined,
            words: manifestChangeWords(change, turn),
          },
        ]
      : [],
  )
}

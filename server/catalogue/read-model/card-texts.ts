import type { ResaleDeclaration } from '#market/resale/resale-terms.ts'
import type { Market } from './catalogue-index.ts'
import { cardText } from './product-cards.ts'

type CardsRead = {
  ids: readonly number[]
  /** Where the reader declares that it resells. */
  declared: ResaleDeclaration | undefined
}

/** The cards of these products that are still there, as JSON, in the order of the ids. */
export async function cardTexts(
  { cards, sellers }: Market,
  { ids, declared }: CardsRead,
): Promise<string[]> {
  const ofIds = await cards.of(ids)
  return ids.flatMap((id) => {
    const card = ofIds.get(id)
    return card ? cardText(card, { seller: sellers.get(card.sellerId), declared }) : []
  })
}

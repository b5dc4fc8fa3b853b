import type { Market } from './keep-market.ts'
import { cardText } from './product-cards.ts'

/** The cards of these products that are still there, as JSON, in the order of the ids. */
export async function cardTexts(
  { cards, sellers }: Market,
  ids: readonly number[],
): Promise<string[]> {
  const ofIds = await cards.of(ids)
  return ids.flatMap((id) => {
    const card = ofIds.get(id)
    return card ? cardText(card, sellers.get(card.sellerId)?.usualAnswerHours ?? null) : []
  })
}

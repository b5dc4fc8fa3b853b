import { totalWords } from '#market/freight/freight-of-offer.ts'
import type { Cents } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'

/** The button's label: what it does, and for how much. */
export const decisionWords = (
  { buyable, freight_missing: isFreightOpen }: Pick<Offer, 'buyable' | 'freight_missing'>,
  total: Cents,
) => `${buyable ? 'Buy Now for' : 'Send Offer of'} ${totalWords(total, isFreightOpen)}`

type DecisionFacts = Pick<Offer, 'buyable' | 'seller_answers' | 'seller_name' | 'freight_missing'>

/** Says what the decision leads to, and whether anybody can answer the offer (decision 20). */
export function consequenceWords({
  buyable,
  seller_answers: answers,
  seller_name: seller,
  freight_missing: isFreightOpen,
}: DecisionFacts) {
  if (buyable)
    return 'Buy Now creates the order, reserves its units and takes you to payment. You can cancel it in My Orders until you have paid.'
  if (isFreightOpen && answers)
    return 'Send Offer sends it to the seller, who answers with the freight. You pay once you accept prices and freight.'
  return answers
    ? 'Send Offer sends it to the seller for review. You pay once a price is accepted.'
    : `${seller} hasn’t joined Lotline yet, so an offer may expire unanswered. You can buy now at the asking price.`
}

import { formatUsd, type Cents } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'

/** The button's label: what it does, and for how much. */
export const decisionWords = ({ buyable }: Pick<Offer, 'buyable'>, total: Cents) =>
  `${buyable ? 'Buy Now for' : 'Send Offer of'} ${formatUsd(total)}`

type DecisionFacts = Pick<Offer, 'buyable' | 'seller_answers' | 'seller_name'>

/** Says what the decision leads to, and whether anybody can answer the offer (decision 20). */
export function consequenceWords({
  buyable,
  seller_answers: answers,
  seller_name: seller,
}: DecisionFacts) {
  if (buyable)
    return 'Buy Now makes the order at once, sets its units aside for you and takes you to payment. Until you have paid you can cancel it in My Orders.'
  return answers
    ? 'Send Offer asks the seller. You pay once a price is accepted.'
    : `Nobody of ${seller} is on Lotline yet: an offer expires unless somebody joins in time. At the asking price you can buy now.`
}

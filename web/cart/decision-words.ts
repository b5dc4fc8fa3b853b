import { formatUsd, type Cents } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'

/** The button says what happens, and for how much. */
export const decisionWords = ({ buyable }: Pick<Offer, 'buyable'>, total: Cents) =>
  `${buyable ? 'Buy Now for' : 'Send Offer of'} ${formatUsd(total)}`

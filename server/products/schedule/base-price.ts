import type { Cents } from '#market/money.ts'

type Stepped = {
  sellerPriceCents: Cents | null
  baseCents: Cents | null
  steppedCents: Cents | null
}

/** What the seller set: while another price is asked than a step has made, that one. */
export const basePrice = ({ sellerPriceCents, baseCents, steppedCents }: Stepped) =>
  steppedCents !== null && steppedCents === sellerPriceCents ? baseCents : sellerPriceCents

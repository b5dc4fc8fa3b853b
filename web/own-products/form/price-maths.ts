import { netOf, percentOff, platformFee, type Cents } from '#market/money.ts'

type Prices = { msrp: Cents | null; asking: Cents | null; feeBps: number | undefined }

/** What a price means, as far as it can be told: to buyers, and to the seller after the fee. */
export function priceMaths({ msrp, asking, feeBps }: Prices) {
  if (!asking) return {}
  const fits = msrp !== null && asking <= msrp
  return {
    percentOffMsrp: fits ? percentOff(msrp, asking) : undefined,
    fee: feeBps === undefined ? undefined : platformFee(asking, feeBps),
    net: feeBps === undefined ? undefined : netOf(asking, feeBps),
  }
}

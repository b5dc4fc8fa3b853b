import { formatUsd } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'

type Props = { offer: Offer }

const BPS_IN_A_PERCENT = 100

/** What is left to the seller after the platform fee; buyers are not told (decision C8). */
export function NetToSeller({ offer }: Props) {
  const { platform_fee_bps: feeBps, total_net_to_seller: net } = offer
  if (feeBps === undefined || net === undefined) return null
  return (
    <span style={{ display: 'block' }}>
      My net after {feeBps / BPS_IN_A_PERCENT}% fee <b className="green tnum">{formatUsd(net)}</b>
    </span>
  )
}

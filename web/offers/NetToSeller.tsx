import { formatUsd } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { feeBpsOf } from './counter-draft.ts'

type Props = { offer: Offer }

const BPS_IN_A_PERCENT = 100

/** What is left to the seller after the platform fee; buyers are not told (decision C8). */
export function NetToSeller({ offer }: Props) {
  const feeBps = feeBpsOf(offer)
  if (feeBps === undefined || offer.total_net_to_seller === undefined) return null
  return (
    <span style={{ display: 'block' }}>
      My net after {feeBps / BPS_IN_A_PERCENT}% fee{' '}
      <b className="green tnum">{formatUsd(offer.total_net_to_seller)}</b>
    </span>
  )
}

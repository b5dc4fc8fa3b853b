import type { Party } from '#market/accounts/viewer.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { offerLabel, offerPill } from '#market/offers/offer-status.ts'
import { Pill } from '#web/platform/ui/Pill.tsx'

type Props = { offer: Offer; viewer: Party }

/** Says whose turn it is; the tooltip describes the state in more words. */
export function OfferPill({ offer, viewer }: Props) {
  const { tone, label } = offerPill(offer.state, viewer)
  return (
    <span title={offerLabel(offer.state, viewer)}>
      <Pill colour={tone}>{label}</Pill>
    </span>
  )
}

import type { Party } from '#market/accounts/viewer.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { offerLabel } from '#market/offers/offer-status.ts'
import { isTurnOf } from '#market/offers/offer.ts'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { closedWords } from './offer-words.ts'

type Props = { offer: Offer; viewer: Party }

/** Where an offer stands that the reader need not answer, and until when or since when. */
export function OfferStanding({ offer, viewer }: Props) {
  const { state, closed_reason: reason, turn_expires_at: deadline } = offer
  if (isTurnOf(viewer, state)) return null
  if (reason)
    return (
      <>
        {closedWords[reason]} <RelativeTime at={offer.updated_at} />
      </>
    )
  return (
    <>
      <b className="med">{offerLabel(state, viewer)}</b>
      {deadline && (
        <>
          , to answer by <DateTime at={deadline} />
        </>
      )}
    </>
  )
}

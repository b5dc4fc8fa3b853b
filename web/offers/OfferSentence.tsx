import type { Party } from '#market/accounts/viewer.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { lastTerms } from '#market/offers/offer-history.ts'
import { offerLabel } from '#market/offers/offer-status.ts'
import { isTurnOf } from '#market/offers/offer.ts'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { TimeLeft } from '#web/platform/ui/times/TimeLeft.tsx'
import { closedWords, lotCount } from './offer-words.ts'

type Props = { offer: Offer; viewer: Party }

/** What an offer holds and where it stands, in one line. */
export function OfferSentence({ offer, viewer }: Props) {
  const { state, closed_reason: reason, turn_expires_at: deadline } = offer
  if (reason) {
    const last = offer.history.at(-1)
    return (
      <>
        {closedWords[reason]} <RelativeTime at={last?.at ?? offer.updated_at} />
        {last?.note && (
          <>
            {' '}
            · “<bdi>{last.note}</bdi>”
          </>
        )}
      </>
    )
  }
  const terms = lastTerms(offer.history)
  const isWaiting = !isTurnOf(viewer, state)
  const since = terms?.act === 'counter' ? 'countered' : 'sent'
  return (
    <>
      {lotCount(offer.offer_products)} · {isWaiting ? offerLabel(state, viewer) : since}{' '}
      <RelativeTime at={terms?.at ?? offer.created_at} />
      {isWaiting && deadline && (
        <>
          {' · '}
          <TimeLeft until={deadline} />
        </>
      )}
    </>
  )
}

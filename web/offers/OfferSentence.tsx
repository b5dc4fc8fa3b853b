import type { Party } from '#market/accounts/viewer.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { lastTerms } from '#market/offers/offer-history.ts'
import { RelativeTime } from '#web/platform/ui/RelativeTime.tsx'
import { TimeLeft } from '#web/platform/ui/TimeLeft.tsx'
import { groupOf } from './offer-group.ts'
import { closedWords, lotCount } from './offer-words.ts'

type Props = { offer: Offer; viewer: Party }

/** What an offer holds and where it stands, in one line. */
export function OfferSentence({ offer, viewer }: Props) {
  const last = offer.history.at(-1)
  if (offer.state === 'rejected')
    return (
      <>
        {offer.closed_reason ? closedWords[offer.closed_reason] : 'Closed'}{' '}
        <RelativeTime at={last?.at ?? offer.updated_at} />
        {last?.note && ` · “${last.note}”`}
      </>
    )
  const terms = lastTerms(offer.history)
  return (
    <>
      {lotCount(offer.offer_products)} · {terms?.act === 'counter' ? 'countered' : 'sent'}{' '}
      <RelativeTime at={terms?.at ?? offer.created_at} />
      {offer.turn_expires_at && groupOf(offer.state, viewer) === 'waiting' && (
        <>
          {' · '}
          <TimeLeft until={offer.turn_expires_at} />
        </>
      )}
    </>
  )
}

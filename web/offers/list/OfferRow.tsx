import { ChevronDown } from 'lucide-react'
import type { Party } from '#market/accounts/viewer.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { shortagesOf } from '#market/offers/shortage.ts'
import { isTurnOf } from '#market/offers/offer.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import type { Answer } from '../answer/answer.ts'
import { NewMessages } from '../messages/NewMessages.tsx'
import { OfferSummary } from './OfferSummary.tsx'
import { OfferPill } from '../details/OfferPill.tsx'
import styles from './OfferRow.module.css'
import { Thumbnails } from '#web/platform/ui/Thumbnails.tsx'
import { closedWords, counterpartyOf, lotCount } from '../offer-words.ts'
import { lastTerms } from '#market/offers/offer-history.ts'
import { offerLabel } from '#market/offers/offer-status.ts'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { TimeLeft } from '#web/platform/ui/times/TimeLeft.tsx'

type Props = {
  offer: Offer
  viewer: Party
  onOpen: () => void
  onAnswer: (answer: Answer) => void
}

/** An offer in one line; on phones a small card. */
export function OfferRow({ offer, viewer, onOpen, onAnswer }: Props) {
  const counterparty = counterpartyOf(offer, viewer)
  return (
    <div className={styles['row']}>
      <Thumbnails
        of={offer.offer_products.map(({ id, images, product }) => ({
          id,
          url: images[0] ?? product.photo_1_url,
        }))}
      />
      <div className={styles['words']}>
        <h3 className={styles['title']}>
          <span className="cut" title={counterparty}>
            {counterparty}
          </span>
          <span className={styles['number']}>{offer.offer_number}</span>
        </h3>
        <p className={styles['sentence']}>
          <OfferSentence offer={offer} viewer={viewer} />
        </p>
        <NewMessages count={offer.unread_message_count} />
      </div>
      <OfferSummary offer={offer} viewer={viewer} />
      <div className={styles['end']}>
        {isTurnOf(viewer, offer.state) ? (
          <>
            <Button
              size="small"
              kind="primary"
              data-act="accept"
              onClick={() => onAnswer('accept')}
            >
              {shortagesOf(offer.offer_products).length > 0 ? 'Update quantities' : 'Accept'}
            </Button>
            <Button size="small" onClick={() => onAnswer('counter')}>
              Counter
            </Button>
          </>
        ) : (
          <OfferPill offer={offer} viewer={viewer} />
        )}
      </div>
      <Button
        kind="quiet"
        size="small"
        className={styles['open']}
        aria-expanded={false}
        aria-label={`View offer details of ${offer.offer_number}`}
        onClick={onOpen}
      >
        <span className={styles['openWords']}>View offer details</span>
        <ChevronDown />
      </Button>
    </div>
  )
}

type OfferSentenceProps = { offer: Offer; viewer: Party }

/** What an offer contains and its state, in one sentence. */
function OfferSentence({ offer, viewer }: OfferSentenceProps) {
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

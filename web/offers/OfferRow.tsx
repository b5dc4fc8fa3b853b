import { ChevronDown } from 'lucide-react'
import type { Party } from '#market/accounts/viewer.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { isTurnOf } from '#market/offers/offer.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import type { Answer } from './answer.ts'
import { OfferSummary } from './OfferSummary.tsx'
import { OfferPill } from './OfferPill.tsx'
import styles from './OfferRow.module.css'
import { OfferSentence } from './OfferSentence.tsx'
import { Thumbnails } from '#web/platform/ui/Thumbnails.tsx'
import { counterpartyOf } from './offer-words.ts'

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
      </div>
      <OfferSummary offer={offer} viewer={viewer} />
      <div className={styles['end']}>
        {isTurnOf(viewer, offer.state) ? (
          <>
            <Button size="small" kind="primary" onClick={() => onAnswer('accept')}>
              Accept
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

import type { Party } from '#market/accounts/viewer.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { RelativeTime } from '#web/platform/ui/RelativeTime.tsx'
import { actorOf } from './history-words.ts'
import styles from './OfferDetails.module.css'
import { OfferHistory } from './OfferHistory.tsx'
import { OfferLines } from './OfferLines.tsx'
import { PriceGap } from './PriceGap.tsx'

type Props = { offer: Offer; viewer: Party }

/** Both prices, every line, the last word and how it came to this. */
export function OfferDetails({ offer, viewer }: Props) {
  const last = offer.history.at(-1)
  return (
    <>
      <PriceGap offer={offer} viewer={viewer} />
      <div className={styles['main']}>
        <div className={styles['lines']}>
          <OfferLines offer={offer} viewer={viewer} />
          {last?.note && (
            <p className={styles['note']}>
              “{last.note}”{' '}
              <span className="muted">
                {actorOf(last, offer, viewer)}, <RelativeTime at={last.at} />
              </span>
            </p>
          )}
        </div>
        <OfferHistory offer={offer} viewer={viewer} />
      </div>
    </>
  )
}

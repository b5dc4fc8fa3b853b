import type { Party } from '#market/accounts/viewer.ts'
import { QUANTITIES_CHANGED } from '#market/offers/offer-api.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { useReadNotices } from '#web/notifications/use-read-notices.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { actorOf } from '../history/history-words.ts'
import styles from './OfferDetails.module.css'
import { OfferHistory } from '../history/OfferHistory.tsx'
import { AboveAsking } from './AboveAsking.tsx'
import { aboveAskingWordsOf } from './asking-today.ts'
import { LotChanges } from './LotChanges.tsx'
import { lotChangesOf } from './lot-changes-of.ts'
import { OfferLines } from './lines/OfferLines.tsx'
import { OfferFreight } from '../freight/OfferFreight.tsx'
import { OfferShipsTo } from './OfferShipsTo.tsx'
import { PriceComparison } from './PriceComparison.tsx'

type Props = { offer: Offer; viewer: Party }

/** Both prices, every line, the latest note and the history. */
export function OfferDetails({ offer, viewer }: Props) {
  const last = offer.history.at(-1)
  useReadNotices({ offerId: offer.id })
  return (
    <>
      {last?.act === 'update_quantities' && (
        <output className={styles['notice']}>
          <Banner tone="red">{QUANTITIES_CHANGED}</Banner>
        </output>
      )}
      {lotChangesOf(offer).length > 0 && (
        <div className={styles['notice']}>
          <LotChanges offer={offer} />
        </div>
      )}
      {aboveAskingWordsOf(offer) && (
        <div className={styles['notice']}>
          <AboveAsking offer={offer} />
        </div>
      )}
      <PriceComparison offer={offer} viewer={viewer} />
      <div className={styles['main']}>
        <div className={styles['lines']}>
          <OfferLines offer={offer} viewer={viewer} />
          <div className={styles['shipsTo']}>
            <OfferFreight offer={offer} viewer={viewer} />
            <OfferShipsTo offer={offer} viewer={viewer} />
          </div>
          {last?.note && (
            <p className={styles['note']}>
              “<bdi>{last.note}</bdi>”{' '}
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

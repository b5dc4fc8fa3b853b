import type { Party } from '#market/accounts/viewer.ts'
import { formatUsd } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { inReview } from '#market/offers/offer.ts'
import styles from './OfferSummary.module.css'
import { askingTodayOf } from '../details/asking-today.ts'
import { offerPrices } from '../details/offer-prices.ts'

type Props = { offer: Offer; viewer: Party }

const BEFORE = { me: 'My last', them: 'Their last', asking: 'Asking' }

/** Both prices and, for the seller, the net, in the space of a row. */
export function OfferSummary({ offer, viewer }: Props) {
  const { current, before } = offerPrices(offer, viewer)
  const askingToday = askingTodayOf(offer)
  const net = inReview(offer.state) ? offer.total_net_to_seller : undefined
  return (
    <dl className={styles['duo']}>
      <div>
        <dt>{current.by === 'me' ? 'My price' : 'Their price'}</dt>
        <dd>{formatUsd(current.total)}</dd>
      </div>
      {(offer.freight_missing || offer.freight_cents !== null) && (
        <div>
          <dt>Freight</dt>
          <dd>{offer.freight_cents === null ? 'To be stated' : formatUsd(offer.freight_cents)}</dd>
        </div>
      )}
      {before && (
        <div>
          <dt>{BEFORE[before.by]}</dt>
          <dd>{formatUsd(before.total)}</dd>
        </div>
      )}
      {askingToday !== undefined && (
        <div>
          <dt>Asking today</dt>
          <dd>{formatUsd(askingToday)}</dd>
        </div>
      )}
      {net !== undefined && (
        <div>
          <dt>My net</dt>
          <dd className="green">{formatUsd(net)}</dd>
        </div>
      )}
    </dl>
  )
}

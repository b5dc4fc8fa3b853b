import type { Party } from '#market/accounts/viewer.ts'
import { formatUsd } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { VisuallyHidden } from '#web/platform/ui/VisuallyHidden.tsx'
import { askingTodayOf } from './asking-today.ts'
import { type NamedPrice, offerPrices } from './offer-prices.ts'
import { percentWords } from '../offer-words.ts'
import styles from './PriceComparison.module.css'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'

type Props = { offer: Offer; viewer: Party }

const BEFORE = { me: 'My last price', them: 'Their last price', asking: 'Asking price' }

/** Both prices side by side, and the difference. */
export function PriceComparison({ offer, viewer }: Props) {
  const { current, before, gap, belowAsking } = offerPrices(offer, viewer)
  const askingToday = askingTodayOf(offer)
  return (
    <dl className={styles['prices']}>
      <div>
        <dt>{current.by === 'me' ? 'My price' : 'Their price'}</dt>
        <dd className={styles['price']}>{formatUsd(current.total)}</dd>
        <dd className={styles['facts']}>
          <PriceFacts price={current} />
          {askingToday !== undefined && (
            <span style={{ display: 'block' }}>Asking price today {formatUsd(askingToday)}</span>
          )}
          {belowAsking && before?.by !== 'asking' && (
            <span style={{ display: 'block' }}>
              {formatUsd(belowAsking.amount)} ({percentWords(belowAsking.percent)}) below asking
              {askingToday !== undefined && ' when sent'}
            </span>
          )}
          <NetToSeller offer={offer} />
        </dd>
      </div>
      <div className={styles['gap']}>
        <dt>
          <VisuallyHidden>Difference</VisuallyHidden>
        </dt>
        <dd>
          {gap && gap.amount > 0 ? (
            <>
              <b>{formatUsd(gap.amount)}</b> {percentWords(gap.percent)} apart
            </>
          ) : (
            'No difference'
          )}
        </dd>
      </div>
      {before && (
        <div className={styles['before']}>
          <dt>
            {BEFORE[before.by]}
            {before.by === 'asking' && askingToday !== undefined && ' when sent'}
          </dt>
          <dd className={styles['price']}>{formatUsd(before.total)}</dd>
          <dd className={styles['facts']}>
            <PriceFacts price={before} />
          </dd>
        </div>
      )}
    </dl>
  )
}

type NetToSellerProps = { offer: Offer }

const BPS_IN_A_PERCENT = 100

/** What the seller gets after the platform fee; hidden from buyers (decision C8). */
function NetToSeller({ offer }: NetToSellerProps) {
  const { platform_fee_bps: feeBps, total_net_to_seller: net } = offer
  if (feeBps === undefined || net === undefined) return null
  return (
    <span style={{ display: 'block' }}>
      My net after {feeBps / BPS_IN_A_PERCENT}% fee <b className="green tnum">{formatUsd(net)}</b>
    </span>
  )
}

type PriceFactsProps = { price: NamedPrice }

/** "68% off MSRP · 2 h ago" */
function PriceFacts({ price: { percentOffMsrp, at } }: PriceFactsProps) {
  return (
    <>
      {percentOffMsrp !== undefined && <span className="nowrap">{percentOffMsrp}% off MSRP</span>}
      {percentOffMsrp !== undefined && at && (
        <>
          {' '}
          <span className="hide-s">·</span>{' '}
        </>
      )}
      {at && <RelativeTime at={at} className="nowrap" />}
    </>
  )
}

import type { ViewedLot } from '#market/dashboard/overview-api.ts'
import { formatUsd } from '#market/money.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Photo } from '#web/platform/ui/Photo.tsx'
import { counted } from '#web/platform/format/numbers.ts'
import styles from './MostViewed.module.css'
import { Panel } from '#web/platform/ui/Panel.tsx'

type Props = { lots: readonly ViewedLot[]; sellerId: number }

export function MostViewed({ lots, sellerId }: Props) {
  return (
    <Panel title="Most viewed this week" className={styles['panel']}>
      {lots.length === 0 ? (
        <p className="soft">No buyer viewed a lot in the last 7 days.</p>
      ) : (
        <ol className={styles['lots']}>
          {lots.map((lot) => (
            <li key={lot.id}>
              <Photo url={lot.image} alt="" side={40} />
              <span className={styles['words']}>
                <Link href={paths.product(sellerId, lot.id)} className="cut">
                  {lot.name || 'Missing Product Name'}
                </Link>
                <span className="t12 muted cut">{priceWords(lot)}</span>
              </span>
              <span className="t13 soft tnum nowrap push">{counted(lot.views, 'view')}</span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}

const priceWords = ({ percent_off_msrp: off, seller_price_cents: price }: ViewedLot) =>
  [off !== null && `${off}% off`, price !== null && formatUsd(price)].filter(Boolean).join(' · ')

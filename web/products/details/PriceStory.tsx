import { costInside } from '#market/manifests/cost-inside.ts'
import { cents, formatUsd } from '#market/money.ts'
import type { Product } from '#market/products/product-api.ts'
import { calendarDay } from '#web/platform/format/calendar-day.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { OldPrice } from '#web/platform/ui/prices/OldPrice.tsx'
import { PercentOff } from '#web/platform/ui/prices/PercentOff.tsx'
import { Price } from '#web/platform/ui/prices/Price.tsx'
import styles from './PriceStory.module.css'

type Props = {
  product: Pick<
    Product,
    'manifest_units' | 'msrp_cents' | 'seller_price_cents' | 'percent_off_msrp' | 'next_price'
  >
  /** Tells what a shop earns with it. */
  toBuyer: boolean
}

/** What it is sold for elsewhere, what is asked here, and how far apart the two are. */
export function PriceStory({ product, toBuyer }: Props) {
  const { msrp_cents: msrp, seller_price_cents: asking, percent_off_msrp: percent } = product
  const { next_price: next } = product
  const inside = costInside(asking, product.manifest_units)
  if (asking === null) return <p className={styles['none']}>No asking price yet.</p>

  return (
    <div className={styles['story']}>
      {percent !== null && <PercentOff percent={percent} large />}
      <p>
        <span className={styles['asking']}>
          <Price of={asking} />
          <span className={styles['unit']}>
            {' '}
            / {product.manifest_units === null ? 'unit' : 'lot'}
          </span>
        </span>
        {msrp !== null && (
          <small className={classes(styles['line'], 't13 muted')}>
            <OldPrice of={msrp} label="MSRP" /> <span aria-hidden="true">MSRP</span>
            {toBuyer && msrp > asking && ` · ${formatUsd(cents(msrp - asking))} margin at MSRP`}
          </small>
        )}
        {inside !== null && (
          <small className={classes(styles['line'], 't13 med')}>
            {formatUsd(inside)} per unit inside · <a href="#manifest">See manifest</a>
          </small>
        )}
        {next && (
          <small className={classes(styles['line'], 't13 med')}>
            Next price {formatUsd(next.price_cents)} on {calendarDay(next.on)}
          </small>
        )}
      </p>
    </div>
  )
}

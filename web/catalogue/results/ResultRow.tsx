import { categoryName } from '#market/categories.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { OldPrice } from '#web/platform/ui/prices/OldPrice.tsx'
import { Photo } from '#web/platform/ui/Photo.tsx'
import { Price } from '#web/platform/ui/prices/Price.tsx'
import { VisuallyHidden } from '#web/platform/ui/VisuallyHidden.tsx'
import { availability } from '#web/products/availability.ts'
import { cardState } from '#web/products/card-state.ts'
import type { ProductItemProps } from '#web/products/ProductCard.tsx'
import styles from './ResultRow.module.css'

/** A lot in a dense list; the whole row is one link. */
export function ResultRow({ lot, standing, offers, eager, place }: ProductItemProps) {
  const state = cardState(lot.units, standing)
  return (
    <li {...place} className={classes(styles['row'], lot.units === 0 && styles['sold'])}>
      <Photo url={lot.photo_1_url} alt="" side={48} eager={eager} />
      <div className={styles['what']}>
        <Link
          href={paths.product(lot.seller_id, lot.id)}
          className={classes(styles['name'], 'cut')}
          title={lot.name}
        >
          {lot.name}
        </Link>
        <p className="t13 muted cut">
          {lot.seller.name}
          {lot.category !== 'other' && ` · ${categoryName(lot.category)}`}
        </p>
      </div>
      <p className={classes(styles['units'], 't13 cut tnum')}>{availability(lot)}</p>
      <p className={classes(styles['percent'], 'tnum')}>
        {lot.percent_off_msrp}%<VisuallyHidden> off MSRP</VisuallyHidden>
      </p>
      <p className={styles['asking']}>
        {lot.seller_price_cents !== null && <Price of={lot.seller_price_cents} />}
        <VisuallyHidden> per unit</VisuallyHidden>
      </p>
      <p className={classes(styles['msrp'], 't13 muted')}>
        {lot.msrp_cents !== null && <OldPrice of={lot.msrp_cents} label="MSRP" />}
      </p>
      <p className={classes(styles['quick'], 't13 cut')} aria-hidden={!state}>
        {state ?? (offers ? 'Make offer' : 'View')}
      </p>
    </li>
  )
}

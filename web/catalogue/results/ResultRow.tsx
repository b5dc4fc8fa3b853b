import { categoryName } from '#market/categories.ts'
import { shippingWords } from '#market/delivery/lot-shipping-words.ts'
import { freightWords } from '#market/freight/freight-words.ts'
import { conditionNote } from '#market/products/product-condition.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { OldPrice } from '#web/platform/ui/prices/OldPrice.tsx'
import { Photo } from '#web/platform/ui/Photo.tsx'
import { Price } from '#web/platform/ui/prices/Price.tsx'
import { VisuallyHidden } from '#web/platform/ui/VisuallyHidden.tsx'
import { availability } from '#web/products/availability.ts'
import { cardState, clauseInTheWay } from '#web/products/card-state.ts'
import type { ProductItemProps } from '#web/products/ProductCard.tsx'
import { clauseWords } from '#web/resale/clause-words.ts'
import { WatchMark } from '#web/products/watching/WatchMark.tsx'
import styles from './ResultRow.module.css'

/** A product in a dense list; the whole row is one link. */
export function ResultRow({
  product,
  standing,
  quantity,
  offers,
  eager,
  beside,
  place,
}: ProductItemProps) {
  const state = cardState(product.units, standing)
  const clause = clauseInTheWay(product, standing)
  const shipping = shippingWords(product)
  const condition = conditionNote(product.condition)
  return (
    <li {...place} className={classes(styles['row'], product.units === 0 && styles['sold'])}>
      <Photo url={product.photo_1_url} alt="" side={48} eager={eager} />
      <div className={styles['what']}>
        <Link
          href={paths.product(product.seller_id, product.id, { quantity })}
          className={classes(styles['name'], 'cut')}
          title={product.name}
        >
          {product.name}
        </Link>
        <div className={styles['whose']}>
          <p className="t13 muted cut" title={clause ? clauseWords(clause) : undefined}>
            {clause && <span className="red">{`${clauseWords(clause)} · `}</span>}
            {product.seller.name}
            {product.category !== 'other' && ` · ${categoryName(product.category)}`}
            {` · ${freightWords(product)}`}
            {shipping && ` · ${shipping}`}
          </p>
          {/* What can't be offered on needs no comparison, and the clause needs the room. */}
          {!clause && beside}
          {offers && <WatchMark lot={product} className={styles['watch']} />}
        </div>
      </div>
      <div className={classes(styles['units'], 't13 tnum')}>
        <p className="cut">{availability(product)}</p>
        {condition && <p className={classes(styles['condition'], 'cut')}>{condition}</p>}
      </div>
      <p className={classes(styles['percent'], 'tnum')}>
        {product.percent_off_msrp}%<VisuallyHidden> off MSRP</VisuallyHidden>
      </p>
      <p className={styles['asking']}>
        {product.seller_price_cents !== null && <Price of={product.seller_price_cents} />}
        <VisuallyHidden> per unit</VisuallyHidden>
      </p>
      <p className={classes(styles['msrp'], 't13 muted')}>
        {product.msrp_cents !== null && <OldPrice of={product.msrp_cents} label="MSRP" />}
      </p>
      <p className={classes(styles['quick'], 't13 cut')} aria-hidden={!state}>
        {state ?? (offers && !clause ? 'Make offer' : 'View')}
      </p>
    </li>
  )
}

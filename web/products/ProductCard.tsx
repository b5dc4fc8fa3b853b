import { TriangleAlert } from 'lucide-react'
import { useRef, type ComponentProps, type ReactNode } from 'react'
import { categoryName } from '#market/categories.ts'
import { cents } from '#market/money.ts'
import { freightWords } from '#market/freight/freight-words.ts'
import { shippingOfCard, shippingWords } from '#market/delivery/lot-shipping-words.ts'
import type { ListedProduct } from '#market/products/product-api.ts'
import { conditionNote } from '#market/products/product-condition.ts'
import type { LiveOffer } from '#web/offers/live-offers.ts'
import { useFocusFallback } from '#web/platform/hooks/use-focus-fallback.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { OldPrice } from '#web/platform/ui/prices/OldPrice.tsx'
import { PercentOff } from '#web/platform/ui/prices/PercentOff.tsx'
import { Photo } from '#web/platform/ui/Photo.tsx'
import { Price } from '#web/platform/ui/prices/Price.tsx'
import { availability } from './availability.ts'
import { cardState, clauseInTheWay } from './card-state.ts'
import { CANNOT_RESELL } from '#web/resale/clause-words.ts'
import { QuickOffer } from './offer/QuickOffer.tsx'
import styles from './ProductCard.module.css'
import { WatchMark } from './watching/WatchMark.tsx'

export type ProductItemProps = {
  product: ListedProduct
  standing?: LiveOffer | undefined
  /** How many units the buyer needs, to begin an offer with. */
  quantity?: number | undefined
  /** Makes an offer from here possible. */
  offers?: boolean | undefined
  eager?: boolean | undefined
  /** Shown next to its seller. */
  beside?: ReactNode
  /** Not for sale yet: without units it is not sold out. */
  isDraft?: boolean | undefined
  /** Where it stands in a list of which only a part is drawn. */
  place?: ComponentProps<'li'> | undefined
}

const SIX_DIGITS = cents(100_000_00)

/** A product in a grid; the whole card is one link, but for what is to be pressed on it. */
export function ProductCard({
  product,
  standing,
  quantity,
  offers,
  eager,
  beside,
  isDraft,
  place,
}: ProductItemProps) {
  const hasNoPriceYet =
    isDraft && product.seller_price_cents === null && product.msrp_cents === null
  const hasNoUnitsYet = isDraft && product.units === 0
  const isSoldOut = product.units === 0 && !isDraft
  const state = hasNoUnitsYet ? undefined : cardState(product.units, standing)
  const clause = clauseInTheWay(product, standing)
  const condition = conditionNote(product.condition)
  const card = useRef<HTMLLIElement>(null)
  // Once an offer is in the cart its button is gone.
  useFocusFallback(card, state, 'a')
  return (
    <li {...place} ref={card} className={classes(styles['card'], isSoldOut && styles['sold'])}>
      <div className={styles['photo']}>
        <Photo
          url={product.photo_1_url}
          alt=""
          eager={eager}
          sizes="(min-width: 1024px) 240px, (min-width: 640px) 30vw, 46vw"
        />
        <div className={styles['kinds']}>
          {product.category !== 'other' && (
            <span className={styles['kind']}>{categoryName(product.category)}</span>
          )}
          {condition && <span className={styles['kind']}>{condition}</span>}
        </div>
        {offers && <WatchMark lot={product} className={styles['watch']} />}
        {clause ? (
          <p className={classes(styles['state'], styles['barred'])} title={clause}>
            <TriangleAlert className="i-14" aria-hidden="true" />
            <span>
              <b className="semi">{CANNOT_RESELL}</b>
              <span className={styles['clause']}>{clause}</span>
            </span>
          </p>
        ) : (
          state && <span className={styles['state']}>{state}</span>
        )}
        {offers && !state && !clause && (
          <QuickOffer lot={product} needed={quantity} className={styles['offer']} />
        )}
      </div>
      {hasNoPriceYet ? (
        <p className={classes(styles['meta'], styles['unpriced'])}>No price yet</p>
      ) : (
        <div className={styles['deal']}>
          {product.percent_off_msrp !== null && <PercentOff percent={product.percent_off_msrp} />}
          <p className={styles['ask']}>
            {product.seller_price_cents !== null && (
              <b className={product.seller_price_cents >= SIX_DIGITS ? styles['long'] : undefined}>
                <Price of={product.seller_price_cents} />
                <span className={styles['unit']}>
                  {' '}
                  / {product.manifest_units === null ? 'unit' : 'lot'}
                </span>
              </b>
            )}
            {product.msrp_cents !== null && (
              <small>
                <OldPrice of={product.msrp_cents} label="MSRP" />{' '}
                <span aria-hidden="true">MSRP</span>
              </small>
            )}
          </p>
        </div>
      )}
      {!hasNoPriceYet && (
        <p className={classes(styles['meta'], 'cut')} title={freightWords(product)}>
          {freightWords(product)}
        </p>
      )}
      <Link
        href={paths.product(product.seller_id, product.id, { quantity })}
        className={classes(styles['name'], 'cut2')}
        title={product.name}
      >
        {product.name}
      </Link>
      <div className={styles['whose']}>
        <p className={classes(styles['meta'], 'cut')}>{product.seller.name}</p>
        {beside}
      </div>
      <p className={classes(styles['meta'], styles['left'], 'cut')}>
        {hasNoUnitsYet ? 'No units yet' : availability(product)}
      </p>
      {/* Also where nothing is said: all cards of a grid are equally high. */}
      <p className={classes(styles['meta'], styles['ships'], 'cut')} title={shippingWords(product)}>
        {shippingOfCard(product)}
      </p>
    </li>
  )
}

import type { ListedProduct } from '#market/products/product-api.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { roleOf } from '#web/accounts/role.ts'
import { useLiveOfferByLot } from '#web/offers/use-live-offer-by-lot.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { ProductCard } from './ProductCard.tsx'
import styles from './ProductGrid.module.css'

/** Photos of the first view are not waited for. */
const FIRST_VIEW = 8

type Props = {
  products: readonly ListedProduct[]
  label: string
  /** Below the first view: its photos are fetched as one comes near. */
  isBelow?: boolean | undefined
  className?: string | undefined
}

export function ProductGrid({ products, label, isBelow, className }: Props) {
  const standings = useLiveOfferByLot()
  const isBuyer = roleOf(useViewer()) === 'buyer'
  return (
    <div className={styles['around']}>
      <ul className={classes(styles['grid'], className)} aria-label={label}>
        {products.map((product, index) => (
          <ProductCard
            key={product.id}
            product={product}
            standing={standings?.get(product.id)}
            offers={isBuyer}
            eager={!isBelow && index < FIRST_VIEW}
          />
        ))}
      </ul>
    </div>
  )
}

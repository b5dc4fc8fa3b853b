import { TOP_SELLERS } from '#market/products/tags.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { useTopSellers } from '../catalogue-queries.ts'
import { Shelf } from './Shelf.tsx'
import { classes } from '#web/platform/ui/classes.ts'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import styles from './Shelf.module.css'
import type { ListedProduct } from '#market/products/product-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { Photo } from '#web/platform/ui/Photo.tsx'
import { Price } from '#web/platform/ui/prices/Price.tsx'

/** What staff put forward; nothing where they put nothing. */
export function TopSellers() {
  const { data: products, isPending } = useTopSellers()
  if (isPending) return <ShelfSkeleton />
  if (!products || products.length === 0) return null
  return (
    <Shelf title="Top Sellers" all={paths.catalogue({ filter: TOP_SELLERS })}>
      {products.map((product) => (
        <ShelfProduct key={product.id} product={product} />
      ))}
    </Shelf>
  )
}

function ShelfSkeleton() {
  return (
    <div className={styles['shelf']} aria-hidden="true">
      <div className={classes('row', styles['head'])}>
        <Skeleton width={120} height={16} />
      </div>
      <div className={styles['row']}>
        {Array.from({ length: 6 }, (_, product) => (
          <div key={product} className={styles['lot']}>
            <Skeleton shape="block" width={56} height={56} />
            <div className="col g2">
              <Skeleton width="90%" />
              <Skeleton width="60%" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

type ShelfProductProps = { product: ListedProduct }

function ShelfProduct({ product }: ShelfProductProps) {
  return (
    <li className={styles['lot']}>
      <Photo url={product.photo_1_url} alt="" side={56} />
      <div>
        <Link
          href={paths.product(product.seller_id, product.id)}
          className={classes(styles['name'], 'cut')}
          title={product.name}
        >
          {product.name}
        </Link>
        <p className={styles['price']}>
          <b>{product.percent_off_msrp}% off</b>
          {product.seller_price_cents !== null && <Price of={product.seller_price_cents} />}
        </p>
      </div>
    </li>
  )
}

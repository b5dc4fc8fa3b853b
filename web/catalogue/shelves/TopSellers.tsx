import type { CatalogueView } from '#market/catalogue/catalogue-address.ts'
import { TOP_SELLERS } from '#market/products/tags.ts'
import { catalogueAddress } from '../use-catalogue-view.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { useTopSellers } from '../catalogue-queries.ts'
import { Shelf } from './Shelf.tsx'
import { ShelfSkeleton } from './ShelfSkeleton.tsx'
import { classes } from '#web/platform/ui/classes.ts'
import styles from './Shelf.module.css'
import type { ListedProduct } from '#market/products/product-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { Photo } from '#web/platform/ui/Photo.tsx'
import { clauseWords } from '#web/resale/clause-words.ts'
import { Price } from '#web/platform/ui/prices/Price.tsx'

type Props = { view: CatalogueView }

/** What staff put forward, as far as the catalogue shows it; nothing where that is nothing. */
export function TopSellers({ view }: Props) {
  const { data: lots, isPending } = useTopSellers()
  const products = lots?.filter(
    ({ resale_conflict: clause }) => clause === null || view.criteria.resaleable === false,
  )
  if (isPending) return <ShelfSkeleton item={styles['lot']} side={56} />
  if (!products || products.length === 0) return null
  return (
    <Shelf
      title="Top Sellers"
      all={catalogueAddress({ criteria: { ...view.criteria, tags: [TOP_SELLERS] } })}
    >
      {products.map((product) => (
        <ShelfProduct key={product.id} product={product} />
      ))}
    </Shelf>
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
        {product.resale_conflict ? (
          <p className="t12 red cut" title={clauseWords(product.resale_conflict)}>
            {clauseWords(product.resale_conflict)}
          </p>
        ) : (
          <p className={styles['price']}>
            <b>{product.percent_off_msrp}% off</b>
            {product.seller_price_cents !== null && <Price of={product.seller_price_cents} />}
          </p>
        )}
      </div>
    </li>
  )
}

import type { Product } from '#market/products/product-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { useSimilarProducts } from '../product-queries.ts'
import { ProductGrid } from '../ProductGrid.tsx'
import styles from './SimilarProducts.module.css'

type Props = { product: Product }

export function SimilarProducts({ product }: Props) {
  const { data: similar } = useSimilarProducts(product.id)
  if (!similar || similar.products.length === 0) return null

  return (
    <section className={styles['similar']}>
      <div className="row between">
        <h2>Similar Products</h2>
        <Link href={paths.storefront(product.seller_id)}>
          See all {quantityText(similar.published_count)}
        </Link>
      </div>
      <ProductGrid
        label="Similar Products"
        products={similar.products}
        isBelow
        className={styles['four']}
      />
    </section>
  )
}

import type { Product } from '#market/products/product-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { useProductsForSeller } from './product-queries.ts'
import { ProductGrid } from './ProductGrid.tsx'
import { similarProducts } from './similar-products.ts'
import styles from './SimilarProducts.module.css'

type Props = { product: Product }

export function SimilarProducts({ product }: Props) {
  const { data: lots = [] } = useProductsForSeller(product.seller_id)
  const similar = similarProducts(lots, product)
  if (similar.length === 0) return null

  return (
    <section className={styles['similar']}>
      <div className="row between">
        <h2>Similar Products</h2>
        <Link href={paths.storefront(product.seller_id)}>See all {lots.length}</Link>
      </div>
      <ProductGrid label="Similar Products" lots={similar} className={styles['four']} />
    </section>
  )
}

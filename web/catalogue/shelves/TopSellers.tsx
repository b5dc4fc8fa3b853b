import type { CatalogueView } from '#market/catalogue/catalogue-address.ts'
import { TOP_SELLERS } from '#market/products/tags.ts'
import { catalogueAddress } from '../use-catalogue-view.ts'
import { useTopSellers } from '../catalogue-queries.ts'
import { Shelf } from './Shelf.tsx'
import { ShelfProduct } from './ShelfProduct.tsx'
import { ShelfSkeleton } from './ShelfSkeleton.tsx'
import styles from './Shelf.module.css'

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

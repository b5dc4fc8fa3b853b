import type { ReactNode } from 'react'
import { SearchX } from 'lucide-react'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { quantityText } from '#web/platform/format/numbers.ts'
import { LoadMore } from '#web/platform/ui/lists/LoadMore.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { ProductGrid } from '#web/products/ProductGrid.tsx'
import type { useStorefront } from './storefront-queries.ts'
import styles from './StorefrontProducts.module.css'
import type { Seller } from '#market/storefronts/storefront-api.ts'

type Props = {
  storefront: ReturnType<typeof useStorefront>
  /** In what order they are. */
  children: ReactNode
}

/** The products on view, and the next ones as one scrolls. */
export function StorefrontProducts({ storefront, children }: Props) {
  const { data, isPlaceholderData: isStale, hasNextPage, isFetchingNextPage } = storefront
  const count = data?.pages[0]?.meta.total_count
  if (!data || count === undefined) return null
  if (count === 0 && !isStale)
    return (
      <EmptyState icon={SearchX} title="No matches">
        No lot of this shop carries this tag now.
      </EmptyState>
    )
  return (
    <div aria-busy={isStale || undefined}>
      <div className={styles['head']}>
        <output className={styles['count']}>
          {!isStale && `Showing ${quantityText(count)} ${count === 1 ? 'result' : 'results'}`}
        </output>
        {children}
      </div>
      <div className={isStale ? styles['stale'] : undefined}>
        <ProductGrid label="Products" products={productsOnce(data.pages)} />
      </div>
      {storefront.isFetchNextPageError ? (
        <div className={styles['problem']}>
          <LoadProblem
            message="The next lots did not arrive."
            onRetry={() => void storefront.fetchNextPage()}
          />
        </div>
      ) : (
        <LoadMore
          more={hasNextPage && !isStale}
          busy={isFetchingNextPage}
          onMore={() => void storefront.fetchNextPage()}
          label="Load more"
        />
      )}
    </div>
  )
}

/** The lots of all pages; one that moved to a later page while new ones arrived is shown once. */
function productsOnce(pages: readonly Pick<Seller, 'published_products'>[]) {
  const products = pages.flatMap(({ published_products }) => published_products)
  return [...new Map(products.map((product) => [product.id, product])).values()]
}

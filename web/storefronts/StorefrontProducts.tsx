import type { ReactNode } from 'react'
import { SearchX } from 'lucide-react'
import { eachOnce } from '#web/platform/each-once.ts'
import { mostWordsNote } from '#web/catalogue/results/result-words.ts'
import { asLoading, asResults } from '#web/platform/page-parts.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { quantityText } from '#web/platform/format/numbers.ts'
import { LoadMore } from '#web/platform/ui/lists/LoadMore.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { ProductGrid } from '#web/products/ProductGrid.tsx'
import type { useStorefront } from './storefront-queries.ts'
import styles from './StorefrontProducts.module.css'

type Props = {
  storefront: ReturnType<typeof useStorefront>
  /** What is searched for. */
  query: string | undefined
  onClear: () => void
  /** In what order they are. */
  children: ReactNode
}

/** The products on view, and the next ones as one scrolls. */
export function StorefrontProducts({ storefront, query, onClear, children }: Props) {
  const { data, isPlaceholderData: isStale, hasNextPage, isFetchingNextPage } = storefront
  const count = data?.pages[0]?.meta.total_count
  if (!data || count === undefined) return null
  const { read_as: readAs, most_words: mostWords } = data.pages[0] ?? {}
  if (count === 0 && !isStale)
    return (
      <EmptyState
        icon={SearchX}
        title="No matches"
        actions={query && <Button onClick={onClear}>Clear search</Button>}
      >
        {query ? `No lots in this shop match “${query}”.` : 'No lots in this shop have this tag.'}
      </EmptyState>
    )
  return (
    <div {...asLoading(isStale)}>
      <div className={styles['head']}>
        <output className={styles['count']}>
          {!isStale && `Showing ${quantityText(count)} ${count === 1 ? 'result' : 'results'}`}
        </output>
        {children}
      </div>
      {!isStale && mostWords && <p className="t13 soft">{mostWordsNote(count, mostWords)}</p>}
      {!isStale && readAs && (
        <p className="t13 soft">
          Showing results for <b>“{readAs}”</b>
        </p>
      )}
      <div className={isStale ? styles['stale'] : undefined} {...asResults}>
        <ProductGrid
          label="Products"
          products={eachOnce(data.pages.flatMap((page) => page.published_products))}
        />
      </div>
      {storefront.isFetchNextPageError ? (
        <div className={styles['problem']}>
          <LoadProblem
            message="The next lots didn’t load."
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

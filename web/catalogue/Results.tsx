import { isUnfiltered, type CatalogueView } from '#market/catalogue/catalogue-address.ts'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { ProductGrid } from '#web/products/ProductGrid.tsx'
import { ProductGridSkeleton } from '#web/products/ProductGridSkeleton.tsx'
import { AppliedFilters } from './AppliedFilters.tsx'
import { eachOnce, type useCatalogue } from './catalogue-queries.ts'
import { FilterSheet } from './FilterSheet.tsx'
import { MoreResults } from './MoreResults.tsx'
import { NoMatches } from './NoMatches.tsx'
import { ResultTools } from './ResultTools.tsx'
import { resultWords } from './result-words.ts'
import styles from './Results.module.css'
import { SortMenu } from './SortMenu.tsx'

type Props = { view: CatalogueView; catalogue: ReturnType<typeof useCatalogue> }

export function Results({ view, catalogue }: Props) {
  const { data, error, isPlaceholderData: isStale } = catalogue
  const count = data?.pages[0]?.count
  return (
    <section aria-label="Results" aria-busy={isStale || undefined}>
      <div className={styles['head']}>
        <output className={styles['count']}>
          {count !== undefined && !isStale && <b>{resultWords(count, isUnfiltered(view))}</b>}
        </output>
        <div className="row push">
          <FilterSheet view={view} />
          <SortMenu view={view} />
          <ResultTools view={view} />
        </div>
      </div>
      <AppliedFilters view={view} />
      {error && !data && (
        <LoadProblem message={error.message} onRetry={() => void catalogue.refetch()} />
      )}
      {!data && !error && (
        <Loading label="Loading products">
          <ProductGridSkeleton cards={12} />
        </Loading>
      )}
      {data && (
        <div className={isStale ? styles['stale'] : undefined}>
          <ProductGrid label="Products" lots={eachOnce(data.pages)} />
        </div>
      )}
      {count === 0 && !isStale && <NoMatches view={view} />}
      <MoreResults catalogue={catalogue} />
    </section>
  )
}

import { memo, useMemo } from 'react'
import { type CatalogueView, isUnfiltered } from '#market/catalogue/catalogue-address.ts'
import { asResults } from '#web/platform/page-parts.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { ProductGridSkeleton } from '#web/products/ProductGridSkeleton.tsx'
import { AppliedFilters } from '../filters/AppliedFilters.tsx'
import { GettingStarted } from '../getting-started/GettingStarted.tsx'
import { eachOnce } from '#web/platform/each-once.ts'
import { useCatalogue } from '../catalogue-queries.ts'
import { FilterDrawer } from '../filters/FilterDrawer.tsx'
import { chooseLayout, useLayout } from './layout.ts'
import { ResultList } from './ResultList.tsx'
import { LotsLeftOut } from './LotsLeftOut.tsx'
import { MoreResults } from './MoreResults.tsx'
import { NoMatches } from './NoMatches.tsx'
import { RecentlyViewed } from '../shelves/RecentlyViewed.tsx'
import { ResultTools } from './ResultTools.tsx'
import { resultWords } from './result-words.ts'
import styles from './Results.module.css'
import { SearchReading } from './SearchReading.tsx'
import { SortMenu } from './SortMenu.tsx'
import { TopSellers } from '../shelves/TopSellers.tsx'
import { LayoutGrid, List } from 'lucide-react'
import { SegmentedControl } from '#web/platform/ui/SegmentedControl.tsx'

type Props = { view: CatalogueView; visit: string | undefined }

/** The lots of a view, and what narrows and orders them. Other news of the page draws none of them again. */
export const Results = memo(function Results({ view, visit }: Props) {
  const catalogue = useCatalogue(view, visit)
  const { data, error, isPlaceholderData: isStale } = catalogue
  const first = data?.pages[0]
  const count = first?.count
  const layout = useLayout()
  const products = useMemo(
    () => data && eachOnce(data.pages.flatMap((page) => page.products)),
    [data],
  )
  return (
    <>
      {isUnfiltered(view) && <TopSellers view={view} />}
      <div className={styles['head']}>
        <div className={styles['counted']}>
          <output className={styles['count']}>
            {count !== undefined && !isStale && <b>{resultWords(count, isUnfiltered(view))}</b>}
          </output>
          {isUnfiltered(view) && <GettingStarted />}
        </div>
        <div className={classes('row', styles['controls'])}>
          <FilterDrawer view={view} />
          <SortMenu view={view} />
          <LayoutSwitch />
          <ResultTools view={view} />
        </div>
        <div className={styles['shown']}>
          <AppliedFilters view={view} facets={first} />
          {first && !isStale && <LotsLeftOut view={view} answer={first} />}
        </div>
      </div>
      {first && !isStale && <SearchReading view={view} answer={first} />}
      {error && !data && (
        <LoadProblem message={error.message} onRetry={() => void catalogue.refetch()} />
      )}
      {!data && !error && (
        <Loading label="Loading products">
          {layout === 'list' ? <SkeletonRows rows={12} /> : <ProductGridSkeleton cards={12} />}
        </Loading>
      )}
      {products && (
        <div className={isStale ? styles['stale'] : undefined} {...asResults}>
          <ResultList
            products={products}
            count={count ?? 0}
            layout={layout}
            quantity={view.criteria.units_needed}
            visit={visit}
          />
        </div>
      )}
      {first?.count === 0 && !isStale && (
        <NoMatches view={view} facets={first} unsaleable={first.unsaleable_count ?? 0} />
      )}
      <MoreResults catalogue={catalogue} />
      {isUnfiltered(view) && (
        <div className={styles['viewed']}>
          <RecentlyViewed visit={visit} />
        </div>
      )}
    </>
  )
})

function LayoutSwitch() {
  return (
    <SegmentedControl
      label="View"
      iconsOnly
      choices={[
        { value: 'grid', label: 'Grid', icon: LayoutGrid },
        { value: 'list', label: 'List', icon: List },
      ]}
      value={useLayout()}
      onChange={chooseLayout}
    />
  )
}

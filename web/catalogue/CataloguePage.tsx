import { useDeferredValue } from 'react'
import { CompareTray } from '#web/compare/CompareTray.tsx'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { asLoading } from '#web/platform/page-parts.ts'
import { useCatalogue } from './catalogue-queries.ts'
import styles from './CataloguePage.module.css'
import { CategoryTiles } from './CategoryTiles.tsx'
import { FilterAside } from './filters/FilterAside.tsx'
import { Results } from './results/Results.tsx'
import { useOpenView } from './use-catalogue-view.ts'

export function CataloguePage() {
  usePageTitle('All Products')
  const open = useOpenView()
  const { view, visit } = open
  const { data, isPlaceholderData: isStale } = useCatalogue(view, visit)
  const first = data?.pages[0]
  // A filter shows at once that it is chosen; the lots follow in slices.
  const shown = useDeferredValue(open)

  return (
    <main className="page">
      <h1 className="sr">All Products</h1>
      <CategoryTiles view={view} counts={first?.category_counts} />
      <div className={styles['columns']}>
        <FilterAside view={view} facets={first} />
        <section aria-label="Results" {...asLoading(isStale || shown !== open)}>
          <Results view={shown.view} visit={shown.visit} />
        </section>
      </div>
      <CompareTray quantity={view.criteria.units_needed} />
    </main>
  )
}

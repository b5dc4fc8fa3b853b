import { CompareTray } from '#web/compare/CompareTray.tsx'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { useCatalogue } from './catalogue-queries.ts'
import styles from './CataloguePage.module.css'
import { CategoryTiles } from './CategoryTiles.tsx'
import { FilterAside } from './filters/FilterAside.tsx'
import { Results } from './results/Results.tsx'
import { useOpenView } from './use-catalogue-view.ts'

export function CataloguePage() {
  usePageTitle('All Products')
  const { view, visit } = useOpenView()
  const catalogue = useCatalogue(view, visit)
  const first = catalogue.data?.pages[0]

  return (
    <main className="page">
      <h1 className="sr">All Products</h1>
      <CategoryTiles view={view} counts={first?.category_counts} />
      <div className={styles['columns']}>
        <FilterAside view={view} facets={first} />
        <Results view={view} visit={visit} catalogue={catalogue} />
      </div>
      <CompareTray quantity={view.criteria.units_needed} />
    </main>
  )
}

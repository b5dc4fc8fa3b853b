import { useMemo } from 'react'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import { useCatalogue } from './catalogue-queries.ts'
import styles from './CataloguePage.module.css'
import { CategoryTiles } from './CategoryTiles.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { Results } from './Results.tsx'
import { useCatalogueView, useShowView } from './use-catalogue-view.ts'

export function CataloguePage() {
  usePageTitle('All Products')
  const shown = useCatalogueView()
  const view = useMemo(() => shown ?? { criteria: {} }, [shown])
  const show = useShowView()
  const catalogue = useCatalogue(view)
  const counts = catalogue.data?.pages[0]?.category_counts

  return (
    <main className="page">
      <h1 className="sr">All Products</h1>
      <CategoryTiles view={view} counts={counts} />
      <div className={styles['columns']}>
        <aside className={styles['filters']} aria-label="Filters">
          <div className={classes('row between', styles['title'])}>
            <h2 className="t16 semi">Filters</h2>
            <TextButton className="t13" onClick={() => show({ criteria: {} })}>
              Reset filters
            </TextButton>
          </div>
          <FilterPanel
            criteria={view.criteria}
            onChange={(criteria) => show({ ...view, criteria })}
            counts={counts}
          />
        </aside>
        <Results view={view} catalogue={catalogue} />
      </div>
    </main>
  )
}

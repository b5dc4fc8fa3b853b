import { memo } from 'react'
import { withoutFilters, type CatalogueView } from '#market/catalogue/catalogue-address.ts'
import { useIsUpTo } from '#web/platform/theme/use-is-up-to.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import type { Facets } from '../catalogue-queries.ts'
import styles from './FilterAside.module.css'
import { FilterPanel } from './FilterPanel.tsx'
import { useShowView, useShowViewAfterPress } from '../use-catalogue-view.ts'

type Props = { view: CatalogueView; facets: Facets }

/** The filters of wide windows, in force as they are chosen. Other news of the page draws none of them again. */
export const FilterAside = memo(function FilterAside({ view, facets }: Props) {
  const show = useShowView()
  const showAfterPress = useShowViewAfterPress()
  // There they stand in a drawer.
  if (useIsUpTo('--handheld')) return null
  return (
    <aside className={styles['filters']} aria-label="Filters">
      <div className={classes('row between', styles['title'])}>
        <h2 className="t16 semi">Filters</h2>
        <TextButton className="t13" onClick={() => showAfterPress(withoutFilters(view))}>
          Reset filters
        </TextButton>
      </div>
      <FilterPanel
        criteria={view.criteria}
        onChange={(criteria) => show({ ...view, criteria })}
        facets={facets}
      />
    </aside>
  )
})

import type { CatalogueView } from '#market/catalogue/catalogue-address.ts'
import { AppliedChip } from '#web/platform/ui/AppliedChip.tsx'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import { appliedFilters } from './applied-filters.ts'
import styles from './AppliedFilters.module.css'
import { useShowView } from './use-catalogue-view.ts'

type Props = { view: CatalogueView }

export function AppliedFilters({ view }: Props) {
  const show = useShowView()
  const filters = appliedFilters(view.criteria)
  if (filters.length === 0) return null

  return (
    <ul className={styles['chips']} aria-label="Applied filters">
      {filters.map(({ label, without }) => (
        <li key={label}>
          <AppliedChip label={label} onRemove={() => show({ ...view, criteria: without })} />
        </li>
      ))}
      <li>
        <TextButton className="t13 nowrap" onClick={() => show({ sort: view.sort, criteria: {} })}>
          Reset filters
        </TextButton>
      </li>
    </ul>
  )
}

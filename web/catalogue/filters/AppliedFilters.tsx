import { withoutFilters, type CatalogueView } from '#market/catalogue/catalogue-address.ts'
import { RemovableChip } from '#web/platform/ui/RemovableChip.tsx'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import { useHasDeclared } from '#web/resale/use-has-declared.ts'
import { appliedFilters, canResell, criteriaOf } from './applied-filters.ts'
import styles from './AppliedFilters.module.css'
import type { Facets } from '../catalogue-queries.ts'
import { useShowViewAfterPress } from '../use-catalogue-view.ts'
import { useSellerNaming } from './use-seller-naming.ts'

type Props = { view: CatalogueView; facets: Facets }

export function AppliedFilters({ view, facets }: Props) {
  const show = useShowViewAfterPress()
  const nameOf = useSellerNaming(view.criteria.seller_ids ?? [], facets)
  const hasDeclared = useHasDeclared()
  const criteria = criteriaOf(view.criteria, hasDeclared)
  const chosen = appliedFilters(criteria, nameOf)
  const filters = hasDeclared ? [...chosen, ...canResell(criteria)] : chosen
  if (filters.length === 0) return null

  return (
    <ul className={styles['chips']} aria-label="Applied filters">
      {filters.map(({ key, label, without }) => (
        <li key={key}>
          <RemovableChip label={label} onRemove={() => show({ ...view, criteria: without })} />
        </li>
      ))}
      {chosen.length > 0 && (
        <li>
          <TextButton className="t13 nowrap" onClick={() => show(withoutFilters(view))}>
            Reset filters
          </TextButton>
        </li>
      )}
    </ul>
  )
}

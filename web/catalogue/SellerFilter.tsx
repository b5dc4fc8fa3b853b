import { FacetFilter } from './FacetFilter.tsx'
import { withChosen } from './facet-choices.ts'
import type { FilterProps } from './filter-props.ts'
import { useSellerNaming } from './use-seller-naming.ts'

export function SellerFilter({ criteria, onChange, facets }: FilterProps) {
  const chosen = criteria.seller_ids ?? []
  const nameOf = useSellerNaming(chosen, facets)
  const sellers = facets?.sellers ?? []
  return (
    <FacetFilter
      legend="Seller"
      find="Find a seller"
      choices={withChosen(
        sellers.map(({ id, name, count }) => ({ key: String(id), label: name, count })),
        chosen.map((id) => ({ key: String(id), label: nameOf(id) })),
      )}
      chosen={chosen.map(String)}
      onChange={(ids) => onChange({ ...criteria, seller_ids: ids?.map(Number) })}
    />
  )
}

import { tagWords } from '#web/products/product-words.ts'
import { FacetFilter } from './FacetFilter.tsx'
import { withChosen } from './facet-choices.ts'
import type { FilterProps } from './filter-props.ts'

export function TagsFilter({ criteria, onChange, facets }: FilterProps) {
  const chosen = criteria.tags ?? []
  const tags = facets?.tags ?? []
  return (
    <FacetFilter
      legend="Tags"
      find="Find a tag"
      choices={withChosen(
        tags.map(({ tag, count }) => ({ key: tag, label: tagWords(tag), count })),
        chosen.map((tag) => ({ key: tag, label: tagWords(tag) })),
      )}
      chosen={chosen}
      onChange={(next) => onChange({ ...criteria, tags: next })}
    />
  )
}

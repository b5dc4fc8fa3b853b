import type { CatalogueView } from '#market/catalogue/catalogue-address.ts'
import { catalogueSorts } from '#market/catalogue/catalogue-api.ts'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import { SORT_WORDS } from '#web/products/sort-words.ts'
import { useShowView } from '../use-catalogue-view.ts'

const BEST_MATCH = ''

type Props = { view: CatalogueView }

/** A search without a chosen sort puts the best match first; everything else starts with the newest. */
export function SortMenu({ view }: Props) {
  const show = useShowView()
  const isSearch = view.criteria.query !== undefined
  const standard = isSearch ? BEST_MATCH : 'newest'

  function choose(value: string) {
    const sort = catalogueSorts.find((each) => each === value && each !== standard)
    show({ ...view, sort })
  }
  return (
    <Select
      plain
      size="small"
      aria-label="Sort"
      value={view.sort ?? standard}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {isSearch && <option value={BEST_MATCH}>Best match</option>}
      {catalogueSorts.map((sort) => (
        <option key={sort} value={sort}>
          {SORT_WORDS[sort]}
        </option>
      ))}
    </Select>
  )
}

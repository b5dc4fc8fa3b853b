import type { CatalogueView } from '#market/catalogue/catalogue-address.ts'
import { catalogueSorts } from '#market/catalogue/catalogue-api.ts'
import { FilterSelect } from '#web/platform/ui/lists/FilterSelect.tsx'
import { SORT_WORDS } from '#web/products/sort-words.ts'
import { useShowView } from '../use-catalogue-view.ts'

const BEST_MATCH = ''
const CHOICES = catalogueSorts.map((sort) => [sort, SORT_WORDS[sort]] as const)

type Props = { view: CatalogueView }

/** A search without a chosen sort puts the best match first; everything else starts with the newest. */
export function SortMenu({ view }: Props) {
  const show = useShowView()
  const isSearch = view.criteria.query !== undefined
  const standard = isSearch ? BEST_MATCH : 'newest'

  return (
    <FilterSelect
      size="small"
      label="Sort"
      value={view.sort ?? standard}
      choices={isSearch ? [[BEST_MATCH, 'Best match'], ...CHOICES] : CHOICES}
      onChoose={(sort) =>
        show({ ...view, sort: sort === standard || sort === BEST_MATCH ? undefined : sort })
      }
    />
  )
}

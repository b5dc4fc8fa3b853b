import { catalogueSorts, type CatalogueSort } from '#market/catalogue/catalogue-api.ts'
import { STANDARD_SORT } from '#market/storefronts/storefront-address.ts'
import { FilterSelect } from '#web/platform/ui/lists/FilterSelect.tsx'
import { SORT_WORDS } from '#web/products/sort-words.ts'

const BEST_MATCH = ''
const CHOICES = catalogueSorts.map((sort) => [sort, SORT_WORDS[sort]] as const)

type Props = {
  /** A search without a chosen sort puts the best match first. */
  isSearch: boolean
  sort: CatalogueSort | undefined
  onChoose: (sort: CatalogueSort | undefined) => void
}

/** The order of a shop's lots; the usual one leaves the address as it is. */
export function StorefrontSort({ isSearch, sort, onChoose }: Props) {
  const standard = isSearch ? BEST_MATCH : STANDARD_SORT
  return (
    <FilterSelect
      size="small"
      label="Sort"
      value={sort ?? standard}
      choices={isSearch ? [[BEST_MATCH, 'Best match'], ...CHOICES] : CHOICES}
      onChoose={(chosen) =>
        onChoose(chosen === standard || chosen === BEST_MATCH ? undefined : chosen)
      }
    />
  )
}

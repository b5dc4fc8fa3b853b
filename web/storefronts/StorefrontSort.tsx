import { catalogueSorts, type CatalogueSort } from '#market/catalogue/catalogue-api.ts'
import { STANDARD_SORT } from '#market/storefronts/storefront-address.ts'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import { SORT_WORDS } from '#web/products/sort-words.ts'

const BEST_MATCH = ''

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
    <Select
      plain
      size="small"
      aria-label="Sort"
      value={sort ?? standard}
      onChange={(event) => {
        const { value } = event.currentTarget
        onChoose(catalogueSorts.find((each) => each === value && each !== standard))
      }}
    >
      {isSearch && <option value={BEST_MATCH}>Best match</option>}
      {catalogueSorts.map((each) => (
        <option key={each} value={each}>
          {SORT_WORDS[each]}
        </option>
      ))}
    </Select>
  )
}

import { catalogueSorts, type CatalogueSort } from '#market/catalogue/catalogue-api.ts'
import { STANDARD_SORT } from '#market/storefronts/storefront-address.ts'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import { SORT_WORDS } from '#web/products/sort-words.ts'

type Props = {
  sort: CatalogueSort | undefined
  onChoose: (sort: CatalogueSort | undefined) => void
}

/** The order of a shop's lots; the usual one leaves the address as it is. */
export function StorefrontSort({ sort = STANDARD_SORT, onChoose }: Props) {
  return (
    <Select
      plain
      size="small"
      aria-label="Sort"
      value={sort}
      onChange={(event) => {
        const { value } = event.currentTarget
        onChoose(catalogueSorts.find((each) => each === value && each !== STANDARD_SORT))
      }}
    >
      {catalogueSorts.map((each) => (
        <option key={each} value={each}>
          {SORT_WORDS[each]}
        </option>
      ))}
    </Select>
  )
}

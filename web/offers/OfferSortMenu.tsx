import { useRouter } from '@tanstack/react-router'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import { offerSorts, type OfferSort } from './offer-group.ts'
import { addressOf, type OffersView } from './offers-address.ts'

const NAMES: Record<OfferSort, string> = {
  newest: 'Newest first',
  deadline: 'Deadline first',
  total: 'Total: high to low',
}

type Props = { view: OffersView }

export function OfferSortMenu({ view }: Props) {
  const router = useRouter()
  return (
    <Select
      size="small"
      plain
      aria-label="Sort"
      value={view.sort}
      onChange={({ currentTarget }) => {
        const sort = offerSorts.find((each) => each === currentTarget.value) ?? 'newest'
        void router.navigate({ href: addressOf({ ...view, sort }), replace: true })
      }}
    >
      {offerSorts.map((sort) => (
        <option key={sort} value={sort}>
          {NAMES[sort]}
        </option>
      ))}
    </Select>
  )
}

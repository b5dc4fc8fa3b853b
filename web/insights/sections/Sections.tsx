import type { Search } from '#web/platform/navigation/search-params.ts'
import { OffersSection } from './OffersSection.tsx'
import { OrdersSection } from './OrdersSection.tsx'
import { PeopleSection } from './PeopleSection.tsx'
import { ProductsSection } from './ProductsSection.tsx'

type Props = { search: Search }

/** All records, in five sections that open and close. */
export function Sections({ search }: Props) {
  return (
    <>
      <OrdersSection search={search} />
      <ProductsSection search={search} />
      <PeopleSection search={search} party="buyer" />
      <PeopleSection search={search} party="seller" />
      <OffersSection search={search} />
    </>
  )
}

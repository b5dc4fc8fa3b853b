import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Search } from '#web/platform/navigation/search-params.ts'
import { sectionNames } from './insights-address.ts'
import { OffersSection } from './sections/OffersSection.tsx'
import { OrdersSection } from './sections/OrdersSection.tsx'
import { PeopleSection } from './sections/PeopleSection.tsx'
import { ProductsSection } from './sections/ProductsSection.tsx'
import { Part } from './Part.tsx'
import styles from './Part.module.css'

type Props = { search: Search }

/** All records in five lists that open and close, each next to its plots. */
export function Parts({ search }: Props) {
  useSectionOfAddress()
  return (
    <div className={styles['room']}>
      <div className={styles['parts']}>
        <Part search={search} name="orders">
          <OrdersSection search={search} />
        </Part>
        <Part search={search} name="products">
          <ProductsSection search={search} />
        </Part>
        <Part search={search} name="buyers">
          <PeopleSection search={search} party="buyer" />
        </Part>
        <Part search={search} name="sellers">
          <PeopleSection search={search} party="seller" />
        </Part>
        <Part search={search} name="offers">
          <OffersSection search={search} />
        </Part>
      </div>
    </div>
  )
}

/** The focus follows to the section that a tab, a plot or a turned page leads to; the router scrolls there. */
function useSectionOfAddress() {
  const location = useLocation()
  useEffect(() => {
    const name = sectionNames.find((each) => each === location.hash)
    const section = name ? document.getElementById(name) : null
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [location])
}

import { Handshake, House, LayoutGrid, Package, Store, type LucideIcon } from 'lucide-react'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { roleOf } from '#web/accounts/role.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import type { Awaiting } from './awaiting.ts'

export type NavLink = {
  label: string
  /** In the tab bar of phones. */
  short: string
  href: string
  icon: LucideIcon
  /** What the red dot means, where there is one. */
  awaits?: string | undefined
}

/** The pages in the header, by role (spec section 2). */
export function navLinks(viewer: CurrentUser | null, awaits: Awaiting): NavLink[] {
  const role = roleOf(viewer)
  if (!viewer || role === 'applicant') return []
  const home = { label: 'Home', short: 'Home', href: paths.home(), icon: House }
  const allProducts = {
    label: 'All Products',
    short: 'Products',
    href: paths.catalogue(),
    icon: LayoutGrid,
  }
  const myOffers = {
    label: 'My Offers',
    short: 'Offers',
    href: paths.myOffers(),
    icon: Handshake,
    awaits: awaits.offer ? 'An offer awaits your review' : undefined,
  }
  const myOrders = {
    label: 'My Orders',
    short: 'Orders',
    href: paths.myOrders(),
    icon: Package,
    awaits: awaits.payment ? 'An order awaits your payment' : undefined,
  }
  if (viewer.admin) return [home, allProducts]
  if (!viewer.seller) return [home, allProducts, myOffers, myOrders]

  const href = paths.storefront(viewer.seller.id)
  return [home, { label: 'My Products', short: 'Products', href, icon: Store }, myOffers, myOrders]
}

/** Whether a link leads to the page shown, or to the list it belongs to. */
export const isCurrent = (href: string, pathname: string) =>
  pathname === href || (href !== paths.home() && pathname.startsWith(`${href}/`))

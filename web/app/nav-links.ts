import {
  ChartLine,
  ClipboardCheck,
  Gauge,
  Handshake,
  Contact,
  House,
  LayoutGrid,
  Package,
  Store,
  type LucideIcon,
} from 'lucide-react'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { roleOf } from '#web/accounts/role.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import type { Attention } from './attention.ts'

export type NavLink = {
  label: string
  /** In the tab bar of phones; absent where another tab leads to the same page. */
  short?: string | undefined
  href: string
  icon: LucideIcon
  /** What the red dot means, where there is one. */
  awaits?: string | undefined
}

const myDashboard = {
  label: 'My Dashboard',
  short: 'Dashboard',
  href: paths.dashboard(),
  icon: Gauge,
}
const insights = {
  label: 'Insights',
  short: 'Insights',
  href: paths.insights(),
  icon: ChartLine,
}
const applications = {
  label: 'Applications',
  short: 'Applications',
  href: paths.adminApplications(),
  icon: ClipboardCheck,
}

const samples = { label: 'Samples', href: paths.samples(), icon: Contact }

/** The pages in the header, by role (spec 1, section 2). */
export function navLinks(viewer: CurrentUser | null, awaits: Attention): NavLink[] {
  const role = roleOf(viewer)
  if (!viewer || role === 'applicant') return []
  if (role === 'subscriber') return [{ ...samples, short: 'Samples' }]
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
  if (viewer.admin) {
    const waiting = { ...applications, awaits: waitingWords(awaits.applications) }
    return [{ ...home, short: undefined }, insights, waiting, allProducts]
  }
  if (!viewer.seller) return [home, allProducts, myOffers, myOrders]

  const myProducts = {
    label: 'My Products',
    short: 'Products',
    href: paths.storefront(viewer.seller.id),
    icon: Store,
  }
  return [{ ...home, short: undefined }, myDashboard, myProducts, myOffers, myOrders, samples]
}

function waitingWords(count: number) {
  if (count === 0) return undefined
  return count === 1 ? 'An application is waiting' : `${count} applications are waiting`
}

/** Whether a link leads to the page shown, or to the list it belongs to. */
export function isCurrent(href: string, pathname: string) {
  // The home of staff is the page of the insights.
  const shown = pathname === paths.admin() ? paths.insights() : pathname
  return shown === href || (href !== paths.home() && shown.startsWith(`${href}/`))
}

import type { LucideIcon } from 'lucide-react'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { roleOf, type Role } from '#web/accounts/role.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import type { PageLink } from '../../page-link.ts'
import { routes, type LinkedPage } from '../../routes.tsx'
import type { Attention } from './attention.ts'
import { linkIcons } from '../link-icons.ts'

export type NavLink = {
  label: string
  /** In the tab bar of phones; absent where the link is not in it. */
  short?: string | undefined
  href: string
  icon: LucideIcon
  /** Pressed after `g`. */
  letter: string
  /** What the red dot means, where there is one. */
  awaits?: string | undefined
}

/** The pages in the header, by role (spec 1, section 2). */
const HEADER: Record<Role, readonly LinkedPage[]> = {
  visitor: [],
  applicant: [],
  subscriber: ['/samples'],
  buyer: ['/', '/all_products', '/my_offers', '/my_orders'],
  seller: ['/', '/dashboard', '/all_sellers/$seller_id', '/my_offers', '/my_orders', '/samples'],
  // Every other page of staff is in the row below.
  admin: ['/', '/admin/today', '/all_products'],
}

/** Left out of the tab bar of phones: everybody's home has a tab already, and six are too many. */
const NOT_IN_TABS: Record<Role, readonly LinkedPage[]> = {
  visitor: [],
  applicant: [],
  subscriber: [],
  buyer: ['/'],
  seller: ['/', '/samples'],
  admin: ['/'],
}

export function navLinks(viewer: CurrentUser | null, attention: Attention): NavLink[] {
  const role = roleOf(viewer)
  return HEADER[role].map((page) => {
    const { label, short = label, icon, letter }: PageLink = routes[page].link
    return {
      label,
      short: NOT_IN_TABS[role].includes(page) ? undefined : short,
      href: hrefOf(page, viewer),
      icon: linkIcons[icon],
      letter,
      awaits: awaitsAt(page, attention),
    }
  })
}

function hrefOf(page: LinkedPage, viewer: CurrentUser | null) {
  return page === '/all_sellers/$seller_id' ? paths.storefront(viewer?.seller?.id ?? '') : page
}

function awaitsAt(page: LinkedPage, { offer, payment, applications }: Attention) {
  if (page === '/my_offers' && offer) return 'An offer awaits your review'
  if (page === '/my_orders' && payment) return 'An order awaits your payment'
  if (page !== '/admin/today' || applications === 0) return undefined
  return applications === 1
    ? 'An application is waiting'
    : `${applications} applications are waiting`
}

/** Pages without a link of their own, and the page that each is reached from. */
const REACHED_FROM: Partial<Record<string, string>> = {
  // The first address of staff is the page of the insights (decision G1).
  [paths.admin()]: paths.insights(),
  [paths.adminFeeInvoices()]: paths.insights(),
  [paths.adminClaims()]: paths.adminOrders(),
  [paths.adminCertificates()]: paths.adminOrders(),
  [paths.questions()]: paths.myOffers(),
}

/** Whether a link leads to the page shown, or to the list it belongs to. */
export function isCurrent(href: string, pathname: string) {
  const shown = REACHED_FROM[pathname] ?? pathname
  return shown === href || (href !== paths.home() && shown.startsWith(`${href}/`))
}

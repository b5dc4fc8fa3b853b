import type { CurrentUser } from '#market/accounts/current-user.ts'
import { admission, pageAt } from '#market/accounts/pages.ts'
import { standingOf } from '#market/accounts/standing-of.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import type { BadgeTone } from '#web/platform/ui/Badge.tsx'
import { isCurrent } from '../nav-links.ts'

export type Tool = {
  label: string
  href: string
  /** What waits there for the viewer. */
  count?: number | undefined
  tone?: BadgeTone | undefined
}

/** The pages a seller works with (spec 2, Seller dashboard shell). */
export const sellerTools: readonly Tool[] = [
  { label: 'Overview', href: paths.dashboard() },
  { label: 'My Products', href: paths.manageProducts() },
  { label: 'Manage Orders', href: paths.manageOrders() },
  { label: 'My Profile', href: paths.sellerProfile() },
  { label: 'CSV Import', href: paths.csvImport() },
]

/** The pages staff work with (decision G1). */
export const staffTools: readonly Tool[] = [
  { label: 'Insights', href: paths.insights() },
  { label: 'Applications', href: paths.adminApplications() },
  { label: 'Purchase Orders', href: paths.adminOrders() },
  { label: 'Approvals', href: paths.adminApprovals() },
  { label: 'Sellers', href: paths.adminSellers() },
  { label: 'Top Sellers', href: paths.adminTopSellers() },
  { label: 'People', href: paths.adminPeople() },
  { label: 'Administrators', href: paths.adminAdministrators() },
  { label: 'Leads', href: paths.adminLeads() },
  { label: 'Release Notes', href: paths.adminReleaseNotes() },
  { label: 'Audit Log', href: paths.adminAudit() },
  { label: 'System', href: paths.adminSystem() },
]

/** Those whose page opens for somebody. */
export const toolsFor = (tools: readonly Tool[], viewer: CurrentUser | null) =>
  tools.filter(({ href }) => opensFor(href, viewer))

export function opensFor(href: string, viewer: CurrentUser | null) {
  const page = pageAt(href)
  return page !== undefined && admission(page, standingOf(viewer)) === 'enter'
}

/** The tool whose page is shown; the overview stands above the others in the address as well. */
export function currentTool(tools: readonly Tool[], pathname: string): Tool | undefined {
  return tools
    .filter(({ href }) => isCurrent(href, pathname))
    .toSorted((one, other) => other.href.length - one.href.length)[0]
}

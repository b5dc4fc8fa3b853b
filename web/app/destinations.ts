import {
  Activity,
  Bookmark,
  Boxes,
  CircleUserRound,
  FileSpreadsheet,
  Megaphone,
  PackagePlus,
  ReceiptText,
  ScrollText,
  ShieldUser,
  ShoppingCart,
  Sparkles,
  Store,
  Truck,
  UserRoundCheck,
  UserRoundPlus,
  Users,
} from 'lucide-react'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { roleOf } from '#web/accounts/role.ts'
import type { Place } from '#web/palette/place.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { NO_ATTENTION } from './attention.ts'
import { navLinks } from './nav-links.ts'
import { opensFor } from './tools/tools.ts'

/** After `g`. */
const LETTERS: Record<string, string> = {
  Home: 'h',
  'My Dashboard': 'd',
  Insights: 'i',
  Applications: 'q',
  'All Products': 'p',
  'My Products': 'p',
  'My Offers': 'o',
  'My Orders': 'r',
  Samples: 't',
}

/** Where a person may go by the palette and by keys: the pages of the header, the tools of sellers and staff, the cart, the account. */
export function destinationsOf(viewer: CurrentUser): Place[] {
  const links = navLinks(viewer, NO_ATTENTION)
  if (links.length === 0) return []
  const cart = { label: 'Cart', href: paths.cart(), icon: ShoppingCart, letter: 'c' }
  const saved = {
    label: 'Saved searches',
    href: paths.savedSearches(),
    icon: Bookmark,
    letter: 's',
  }
  const selling = [
    { label: 'Manage Products', href: paths.manageProducts(), icon: Boxes, letter: 'm' },
    { label: 'Add Products', href: paths.newProduct(), icon: PackagePlus, letter: 'l' },
    { label: 'Manage Orders', href: paths.manageOrders(), icon: Truck, letter: 's' },
    { label: 'My Profile', href: paths.sellerProfile(), icon: Store, letter: 'e' },
    { label: 'CSV Import', href: paths.csvImport(), icon: FileSpreadsheet, letter: 'i' },
  ]
  const lookingAfter = [
    { label: 'Purchase Orders', href: paths.adminOrders(), icon: ReceiptText, letter: 'o' },
    { label: 'Approvals', href: paths.adminApprovals(), icon: UserRoundCheck, letter: 'v' },
    { label: 'Sellers', href: paths.adminSellers(), icon: Store, letter: 's' },
    { label: 'Top Sellers', href: paths.adminTopSellers(), icon: Sparkles, letter: 't' },
    { label: 'People', href: paths.adminPeople(), icon: Users, letter: 'e' },
    {
      label: 'Administrators',
      href: paths.adminAdministrators(),
      icon: ShieldUser,
      letter: 'd',
    },
    { label: 'Leads', href: paths.adminLeads(), icon: UserRoundPlus, letter: 'l' },
    { label: 'Release Notes', href: paths.adminReleaseNotes(), icon: Megaphone, letter: 'r' },
    { label: 'Audit Log', href: paths.adminAudit(), icon: ScrollText, letter: 'g' },
    { label: 'System', href: paths.adminSystem(), icon: Activity, letter: 'y' },
  ]
  return [
    ...links.map(({ label, href, icon }) => ({ label, href, icon, letter: LETTERS[label] ?? '' })),
    ...(roleOf(viewer) === 'seller' ? selling : []),
    ...(viewer.staff_role ? lookingAfter.filter(({ href }) => opensFor(href, viewer)) : []),
    ...(roleOf(viewer) === 'buyer' ? [cart, saved] : []),
    { label: 'Account', href: paths.account(), icon: CircleUserRound, letter: 'a' },
  ]
}

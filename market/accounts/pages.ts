import { stageOf, stages, type Stage, type Standing } from './stage.ts'

const VISITORS: readonly Stage[] = ['visitor']
const BUYERS: readonly Stage[] = ['buyer']
const SELLERS: readonly Stage[] = ['seller']
const SELLING: readonly Stage[] = ['seller waiting', 'seller denied', 'seller setting up', 'seller']
/** Who may prepare the shop, also while the application waits (decision B2). */
const SHOPKEEPERS: readonly Stage[] = ['seller waiting', 'seller setting up', 'seller']
const STAFF: readonly Stage[] = ['support', 'admin']
const ADMINS: readonly Stage[] = ['admin']
const SHOPPERS: readonly Stage[] = ['buyer', ...STAFF]
const TRADERS: readonly Stage[] = ['buyer', 'seller']
const MEMBERS: readonly Stage[] = ['buyer', 'seller', ...STAFF]
const EVERYBODY: readonly Stage[] = stages

/** Every page and whom it opens for (spec 1, section 2; decisions B6, C7, G1). */
export const pages = {
  /** The home of buyers; for those who wait or were denied, the landing page (decision I11). */
  '/': ['visitor', 'buyer held', 'buyer', 'seller waiting', 'seller denied'],
  '/buyer_inquiry': VISITORS,
  '/buyer_inquiry/submitted': ['visitor', 'buyer held'],
  '/seller_inquiry': VISITORS,
  '/seller_inquiry/submitted': ['visitor', 'seller waiting', 'seller denied'],
  '/seller_inquiry/create_profile': SHOPKEEPERS,
  '/confirm_email': ['seller unconfirmed', 'subscriber unconfirmed'],
  '/buyers_create_password': ['buyer without password'],
  '/magic/sign_in/$token': EVERYBODY,
  '/reset_password/$token': EVERYBODY,
  '/unsubscribe/$topic/$token': EVERYBODY,
  '/terms': EVERYBODY,
  '/privacy': EVERYBODY,
  '/contact': EVERYBODY,
  '/samples': ['visitor', 'subscriber', ...SELLING],

  '/all_products': SHOPPERS,
  '/all_products/search': SHOPPERS,
  '/all_products/filter/$filter': SHOPPERS,
  '/all_products/$seller_id/$product_id': MEMBERS,
  '/all_sellers/$seller_id': MEMBERS,
  '/saved_searches': BUYERS,
  '/ship_to_addresses': BUYERS,
  '/resale_certificates': BUYERS,
  '/watched_lots': BUYERS,
  '/compare': BUYERS,
  '/cart': BUYERS,
  '/cart/upload': BUYERS,
  '/my_offers': TRADERS,
  '/questions': TRADERS,
  '/my_orders': TRADERS,
  '/my_orders/$order_id': TRADERS,
  '/account': [...MEMBERS, 'subscriber'],
  '/dashboard': SELLERS,
  '/dashboard/csv_import': SELLERS,
  '/dashboard/invoices': SELLERS,
  '/dashboard/manage_orders': SELLERS,
  '/dashboard/manage_orders/ship': SELLERS,
  '/dashboard/payouts': SELLERS,
  '/dashboard/payouts/orders': SELLERS,
  '/dashboard/payouts/statements': SELLERS,
  '/dashboard/seller_profile': SELLERS,
  '/dashboard/manage_products': SELLERS,
  '/dashboard/manage_products/new': SHOPKEEPERS,
  '/dashboard/manage_products/photos': SELLERS,
  '/dashboard/manage_products/$product_id': SHOPKEEPERS,
  '/admin': STAFF,
  '/admin/today': STAFF,
  '/admin/inbox': STAFF,
  '/admin/insights': STAFF,
  '/admin/applications': STAFF,
  '/admin/leads': ADMINS,
  '/admin/purchase_orders': STAFF,
  '/admin/fee_invoices': STAFF,
  '/admin/resale_certificates': STAFF,
  '/admin/claims': STAFF,
  '/admin/payouts': STAFF,
  '/admin/payouts/due': STAFF,
  '/admin/sellers': STAFF,
  '/admin/sellers/$seller_id': STAFF,
  '/admin/sellers/$seller_id/products/new': ADMINS,
  '/admin/sellers/$seller_id/products/$product_id': ADMINS,
  '/admin/top_sellers': ADMINS,
  '/admin/release_notes': ADMINS,
  '/admin/legal_pages': ADMINS,
  '/admin/people': STAFF,
  '/admin/people/$person_id': STAFF,
  '/admin/approvals': ADMINS,
  '/admin/administrators': ADMINS,
  '/admin/audit_log': ADMINS,
  '/admin/system': ADMINS,
  '/second_factor': ['admin unproven'],
} as const satisfies Record<string, readonly Stage[]>

/** The pattern of a page's address. */
export type PagePath = keyof typeof pages

/** The home page of each stage. */
export const homes: Record<Stage, PagePath> = {
  visitor: '/',
  'buyer held': '/buyer_inquiry/submitted',
  'buyer without password': '/buyers_create_password',
  buyer: '/all_products',
  'seller waiting': '/seller_inquiry/submitted',
  'seller denied': '/seller_inquiry/submitted',
  'seller unconfirmed': '/confirm_email',
  'seller setting up': '/seller_inquiry/create_profile',
  seller: '/dashboard',
  subscriber: '/samples',
  'subscriber unconfirmed': '/confirm_email',
  'admin unproven': '/second_factor',
  support: '/admin/applications',
  admin: '/admin/today',
}

export type Admission = 'enter' | 'sign in first' | { to: PagePath }

/** Whether a page opens for a person, or where they are led instead; what is not theirs leads home. */
export function admission(page: PagePath, person: Standing): Admission {
  const stage = stageOf(person)
  const audience: readonly Stage[] = pages[page]
  if (audience.includes(stage)) return 'enter'
  return stage === 'visitor' ? 'sign in first' : { to: homes[stage] }
}

/** Where a sign-in leads: home from the landing page, else back to the page that asked for it (decision I11). */
export const afterSignIn = (person: Standing, from: string) =>
  pageAt(from.replace(/[?#].*/, '')) === '/' ? homes[stageOf(person)] : from

/**
 * Where a one-time link leads (spec 1, Auth layout). A seller without a description continues setting up the
 * shop.
 */
export function afterMagicLink(person: Standing): PagePath {
  const stage = stageOf(person)
  const isNewShop = person.party === 'seller' && !person.hasDescription && stage !== 'seller denied'
  return isNewShop ? '/seller_inquiry/create_profile' : homes[stage]
}

/** The page behind an address, if it is one. */
export function pageAt(pathname: string): PagePath | undefined {
  return matchAt(pathname)?.page
}

/** The page behind an address, and what stands there where its pattern has a name. */
export function matchAt(pathname: string) {
  const path = pathname.replace(/(?<=.)\/$/, '')
  for (const [page, pattern] of patterns) {
    const match = pattern.exec(path)
    if (match) return { page, params: { ...match.groups } }
  }
  return undefined
}

const isPage = (path: string): path is PagePath => path in pages
const patterns = Object.keys(pages)
  .filter(isPage)
  .map((page) => [page, new RegExp(`^${page.replaceAll(/\$(\w+)/g, '(?<$1>[^/]+)')}$`)] as const)

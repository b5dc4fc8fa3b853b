import type { PagePath } from '#market/accounts/pages.ts'
import { auth, seller, shell, staff, type Route } from './framed-routes.ts'
import * as trade from './prefetch-trade.ts'
import type { PageLink } from './page-link.ts'

const legalPage = shell(() => import('#web/legal-pages/LegalPageScreen.tsx'))
const catalogue = shell(() => import('#web/catalogue/CataloguePage.tsx'))

/**
 * Every page: the frame it stands in, its screen, and what links to it show. Whom it opens for stands in
 * `market/accounts/pages.ts`, which the server asks as well.
 */
export const routes = {
  '/': {
    ...shell(() => import('./HomePage.tsx')),
    prefetch: trade.prefetchOpenTrade,
    link: { label: 'Home', icon: 'House', letter: 'h' },
  },
  '/all_products': {
    ...catalogue,
    link: { label: 'All Products', short: 'Products', icon: 'LayoutGrid', letter: 'p' },
  },
  '/all_products/search': catalogue,
  '/all_products/filter/$filter': catalogue,
  '/all_products/$seller_id/$product_id': {
    ...shell(() => import('#web/products/ProductPage.tsx')),
    prefetch: async (queries, { product_id: id }) => {
      const { prefetchProduct } = await import('#web/products/product-queries.ts')
      await prefetchProduct(queries, Number(id))
    },
  },
  '/all_sellers/$seller_id': {
    ...shell(() => import('#web/storefronts/StorefrontPage.tsx')),
    link: { label: 'My Products', short: 'Storefront', icon: 'Store', letter: 'p' },
  },
  '/compare': shell(() => import('#web/compare/ComparePage.tsx')),
  '/cart': {
    ...shell(() => import('#web/cart/CartPage.tsx')),
    prefetch: trade.prefetchLiveOffers,
    link: { label: 'Cart', icon: 'ShoppingCart', letter: 'c' },
  },
  '/cart/upload': shell(() => import('#web/offer-spreadsheets/OfferSpreadsheetPage.tsx')),
  '/saved_searches': {
    ...shell(() => import('#web/catalogue/saved-searches/SavedSearchesPage.tsx')),
    link: { label: 'Saved searches', icon: 'Bookmark', letter: 's' },
  },
  '/watched_lots': {
    ...shell(() => import('#web/products/watching/WatchedLotsPage.tsx')),
    link: { label: 'Watched lots', icon: 'BookmarkCheck', letter: 'w' },
  },
  '/ship_to_addresses': {
    ...shell(() => import('#web/ship-to-addresses/ShipToAddressesPage.tsx')),
    link: { label: 'Ship-to addresses', icon: 'MapPin', letter: 'd' },
  },
  '/resale_certificates': {
    ...shell(() => import('#web/resale-certificates/CertificatesPage.tsx')),
    link: { label: 'Resale certificates', icon: 'FileBadge', letter: 'x' },
  },
  '/my_offers': {
    ...shell(() => import('./MyOffersPage.tsx')),
    prefetch: trade.prefetchOffers,
    link: { label: 'My Offers', short: 'Offers', icon: 'Handshake', letter: 'o' },
  },
  '/questions': {
    ...shell(() => import('#web/offers/questions/QuestionsPage.tsx')),
    link: { label: 'Questions', icon: 'MessageCircleQuestion', letter: 'q' },
  },
  '/my_orders': {
    ...shell(() => import('#web/purchase-orders/list/PurchaseOrdersPage.tsx')),
    prefetch: trade.prefetchOrders,
    link: { label: 'My Orders', short: 'Orders', icon: 'Package', letter: 'r' },
  },
  '/my_orders/$order_id': shell(() => import('#web/purchase-orders/page/OrderPage.tsx')),
  '/samples': {
    ...shell(() => import('#web/samples/SamplesPage.tsx')),
    link: { label: 'Samples', icon: 'Contact', letter: 't' },
  },

  '/dashboard': {
    ...seller(() => import('#web/dashboard/DashboardPage.tsx')),
    prefetch: trade.prefetchActivity,
    link: {
      label: 'My Dashboard',
      short: 'Dashboard',
      tool: 'Overview',
      icon: 'Gauge',
      letter: 'd',
    },
  },
  '/dashboard/manage_products': {
    ...seller(() => import('#web/own-products/list/ManageProductsPage.tsx')),
    link: { label: 'Manage Products', tool: 'My Products', icon: 'Boxes', letter: 'm' },
  },
  '/dashboard/manage_products/new': {
    ...seller(() => import('#web/own-products/editing/NewProductPage.tsx')),
    link: { label: 'Add Products', tool: false, icon: 'PackagePlus', letter: 'l' },
  },
  '/dashboard/manage_products/photos': seller(
    () => import('#web/own-products/photos-by-name/PhotosByNamePage.tsx'),
  ),
  '/dashboard/manage_products/$product_id': seller(
    () => import('#web/own-products/editing/EditProductPage.tsx'),
  ),
  '/dashboard/manage_orders': {
    ...seller(() => import('#web/manage-orders/ManageOrdersPage.tsx')),
    prefetch: trade.prefetchOrders,
    link: { label: 'Manage Orders', icon: 'Truck', letter: 's' },
  },
  '/dashboard/manage_orders/ship': seller(
    () => import('#web/purchase-orders/ship-orders/ShipOrdersPage.tsx'),
  ),
  '/dashboard/invoices': {
    ...seller(() => import('#web/papers/InvoicesPage.tsx')),
    link: { label: 'Invoices', icon: 'ReceiptText', letter: 'v' },
  },
  '/dashboard/payouts': {
    ...seller(() => import('#web/payouts/seller/PayoutsPage.tsx')),
    link: { label: 'Payouts', icon: 'Landmark', letter: 'u' },
  },
  '/dashboard/payouts/orders': seller(() => import('#web/payouts/seller/OrderMoneyPage.tsx')),
  '/dashboard/payouts/statements': seller(
    () => import('#web/payouts/seller/statements/StatementsPage.tsx'),
  ),
  '/dashboard/seller_profile': {
    ...seller(() => import('#web/seller-profile/SellerProfilePage.tsx')),
    link: { label: 'My Profile', icon: 'Store', letter: 'e' },
  },
  '/dashboard/csv_import': {
    ...seller(() => import('#web/imports/ImportPage.tsx')),
    link: { label: 'CSV Import', icon: 'FileSpreadsheet', letter: 'i' },
  },

  // Decision G1; Today is where administrators begin.
  '/admin': staff(() => import('#web/insights/InsightsPage.tsx')),
  '/admin/today': {
    ...staff(() => import('#web/today/TodayPage.tsx')),
    link: { label: 'Today', tool: false, icon: 'ListTodo', letter: 'j' },
  },
  '/admin/inbox': {
    ...staff(() => import('#web/today/InboxPage.tsx')),
    link: { label: 'Inbox', icon: 'Inbox', letter: 'b' },
  },
  '/admin/insights': {
    ...staff(() => import('#web/insights/InsightsPage.tsx')),
    link: { label: 'Insights', icon: 'ChartLine', letter: 'i' },
  },
  '/admin/applications': {
    ...staff(() => import('#web/applications/review/ApplicationsPage.tsx')),
    link: { label: 'Applications', icon: 'ClipboardCheck', letter: 'q' },
  },
  '/admin/purchase_orders': {
    ...staff(() => import('#web/staff-orders/StaffOrdersPage.tsx')),
    link: { label: 'Purchase Orders', icon: 'ReceiptText', letter: 'o' },
  },
  '/admin/fee_invoices': {
    ...staff(() => import('#web/papers/FeeInvoicesPage.tsx')),
    link: { label: 'Fee Invoices', tool: false, icon: 'Receipt', letter: 'f' },
  },
  '/admin/resale_certificates': {
    ...staff(() => import('#web/resale-certificates/staff/StaffCertificatesPage.tsx')),
    link: { label: 'Resale Certificates', tool: false, icon: 'FileBadge', letter: 'x' },
  },
  '/admin/claims': staff(() => import('#web/claims/staff/StaffClaimsPage.tsx')),
  '/admin/payouts': {
    ...staff(() => import('#web/payouts/staff/StaffPayoutsPage.tsx')),
    link: { label: 'Payouts', icon: 'Landmark', letter: 'u' },
  },
  '/admin/payouts/due': staff(() => import('#web/payouts/staff/due/DueSellersPage.tsx')),
  '/admin/approvals': {
    ...staff(() => import('#web/approvals/ApprovalsPage.tsx')),
    link: { label: 'Approvals', icon: 'UserRoundCheck', letter: 'v' },
  },
  '/admin/sellers': {
    ...staff(() => import('#web/staff-sellers/SellersPage.tsx')),
    link: { label: 'Sellers', icon: 'Store', letter: 's' },
  },
  '/admin/sellers/$seller_id': staff(() => import('#web/staff-sellers/SellerPage.tsx')),
  '/admin/sellers/$seller_id/products/new': staff(
    () => import('#web/staff-sellers/products/NewSellerProductPage.tsx'),
  ),
  '/admin/sellers/$seller_id/products/$product_id': staff(
    () => import('#web/staff-sellers/products/SellerProductPage.tsx'),
  ),
  '/admin/top_sellers': {
    ...staff(() => import('#web/top-sellers/TopSellersPage.tsx')),
    link: { label: 'Top Sellers', icon: 'Sparkles', letter: 't' },
  },
  '/admin/people': {
    ...staff(() => import('#web/people/PeoplePage.tsx')),
    link: { label: 'People', icon: 'Users', letter: 'e' },
  },
  '/admin/people/$person_id': staff(() => import('#web/people/PersonPage.tsx')),
  '/admin/administrators': {
    ...staff(() => import('#web/administrators/AdministratorsPage.tsx')),
    link: { label: 'Administrators', tool: 'Admins', icon: 'ShieldUser', letter: 'd' },
  },
  '/admin/leads': {
    ...staff(() => import('#web/leads/LeadsPage.tsx')),
    link: { label: 'Leads', icon: 'UserRoundPlus', letter: 'l' },
  },
  '/admin/release_notes': {
    ...staff(() => import('#web/release-notes/ReleaseNotesPage.tsx')),
    link: { label: 'Release Notes', icon: 'Megaphone', letter: 'r' },
  },
  '/admin/legal_pages': {
    ...staff(() => import('#web/legal-pages/StaffLegalPages.tsx')),
    link: { label: 'Legal Pages', icon: 'Scale', letter: 'z' },
  },
  '/admin/audit_log': {
    ...staff(() => import('#web/audit/AuditPage.tsx')),
    link: { label: 'Audit Log', icon: 'ScrollText', letter: 'g' },
  },
  '/admin/system': {
    ...staff(() => import('#web/system/SystemPage.tsx')),
    link: { label: 'System', icon: 'Activity', letter: 'y' },
  },

  '/terms': legalPage,
  '/privacy': legalPage,
  '/contact': legalPage,
  '/account': {
    ...shell(() => import('#web/account-settings/AccountPage.tsx')),
    link: { label: 'Account', icon: 'CircleUserRound', letter: 'a' },
  },

  '/buyer_inquiry': auth(() => import('#web/applications/BuyerInquiryPage.tsx')),
  '/buyer_inquiry/submitted': auth(() => import('#web/applications/BuyerSubmittedPage.tsx')),
  '/seller_inquiry': auth(() => import('#web/applications/SellerInquiryPage.tsx')),
  '/seller_inquiry/submitted': auth(() => import('#web/applications/SellerSubmittedPage.tsx')),
  '/seller_inquiry/create_profile': auth(() => import('#web/onboarding/OnboardingPage.tsx')),
  '/confirm_email': auth(() => import('#web/accounts/links/ConfirmEmailPage.tsx')),
  '/buyers_create_password': auth(() => import('#web/accounts/passwords/CreatePasswordPage.tsx')),
  '/second_factor': auth(() => import('#web/second-factor/SecondFactorPage.tsx')),
  '/magic/sign_in/$token': auth(() => import('#web/accounts/links/MagicLinkPage.tsx')),
  '/reset_password/$token': auth(() => import('#web/accounts/passwords/ResetPasswordPage.tsx')),
  '/unsubscribe/$topic/$token': auth(() => import('#web/account-settings/UnsubscribePage.tsx')),
} satisfies Record<PagePath, Route>

/** The pages that have a link. */
export type LinkedPage = {
  [Path in PagePath]: (typeof routes)[Path] extends { link: PageLink } ? Path : never
}[PagePath]

const isPage = (path: string): path is PagePath => path in routes

/** Every page with its row, in the order of the table. */
export const routeRows = Object.keys(routes)
  .filter(isPage)
  .map((path): Route & { path: PagePath } => ({ path, ...routes[path] }))

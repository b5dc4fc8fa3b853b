import { lazyRouteComponent } from '@tanstack/react-router'

export const StaffOrdersPage = lazyRouteComponent(
  () => import('#web/staff-orders/StaffOrdersPage.tsx'),
  'StaffOrdersPage',
)
export const SellersPage = lazyRouteComponent(
  () => import('#web/staff-sellers/SellersPage.tsx'),
  'SellersPage',
)
export const SellerPage = lazyRouteComponent(
  () => import('#web/staff-sellers/SellerPage.tsx'),
  'SellerPage',
)
export const NewSellerProductPage = lazyRouteComponent(
  () => import('#web/staff-sellers/products/NewSellerProductPage.tsx'),
  'NewSellerProductPage',
)
export const SellerProductPage = lazyRouteComponent(
  () => import('#web/staff-sellers/products/SellerProductPage.tsx'),
  'SellerProductPage',
)
export const TopSellersPage = lazyRouteComponent(
  () => import('#web/top-sellers/TopSellersPage.tsx'),
  'TopSellersPage',
)
export const ReleaseNotesPage = lazyRouteComponent(
  () => import('#web/release-notes/ReleaseNotesPage.tsx'),
  'ReleaseNotesPage',
)
export const ApplicationsPage = lazyRouteComponent(
  () => import('#web/applications/review/ApplicationsPage.tsx'),
  'ApplicationsPage',
)
export const PeoplePage = lazyRouteComponent(
  () => import('#web/people/PeoplePage.tsx'),
  'PeoplePage',
)
export const PersonPage = lazyRouteComponent(
  () => import('#web/people/PersonPage.tsx'),
  'PersonPage',
)
export const AdministratorsPage = lazyRouteComponent(
  () => import('#web/administrators/AdministratorsPage.tsx'),
  'AdministratorsPage',
)
export const ApprovalsPage = lazyRouteComponent(
  () => import('#web/approvals/ApprovalsPage.tsx'),
  'ApprovalsPage',
)
export const AuditPage = lazyRouteComponent(() => import('#web/audit/AuditPage.tsx'), 'AuditPage')
export const SystemPage = lazyRouteComponent(
  () => import('#web/system/SystemPage.tsx'),
  'SystemPage',
)
export const LeadsPage = lazyRouteComponent(() => import('#web/leads/LeadsPage.tsx'), 'LeadsPage')
export const InsightsPage = lazyRouteComponent(
  () => import('#web/insights/InsightsPage.tsx'),
  'InsightsPage',
)

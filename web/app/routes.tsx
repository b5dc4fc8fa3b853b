import { lazyRouteComponent } from '@tanstack/react-router'
import {
  authLayout,
  authPage,
  sellerFrame,
  sellerPage,
  dialogPage,
  frame,
  leadingTo,
  openPage,
  page,
  shell,
  staffFrame,
  staffPage,
} from './page.ts'
import * as staff from './staff-screens.ts'

const LandingPage = lazyRouteComponent(() => import('./LandingPage.tsx'), 'LandingPage')
const CataloguePage = lazyRouteComponent(
  () => import('#web/catalogue/CataloguePage.tsx'),
  'CataloguePage',
)
const ProductPage = lazyRouteComponent(() => import('#web/products/ProductPage.tsx'), 'ProductPage')
const StorefrontPage = lazyRouteComponent(
  () => import('#web/storefronts/StorefrontPage.tsx'),
  'StorefrontPage',
)
const SavedSearchesPage = lazyRouteComponent(
  () => import('#web/catalogue/saved-searches/SavedSearchesPage.tsx'),
  'SavedSearchesPage',
)
const CartPage = lazyRouteComponent(() => import('#web/cart/CartPage.tsx'), 'CartPage')
const OfferSpreadsheetPage = lazyRouteComponent(
  () => import('#web/offer-spreadsheets/OfferSpreadsheetPage.tsx'),
  'OfferSpreadsheetPage',
)
const OffersPage = lazyRouteComponent(() => import('#web/offers/list/OffersPage.tsx'), 'OffersPage')
const PurchaseOrdersPage = lazyRouteComponent(
  () => import('#web/purchase-orders/list/PurchaseOrdersPage.tsx'),
  'PurchaseOrdersPage',
)

const OrderPage = lazyRouteComponent(
  () => import('#web/purchase-orders/page/OrderPage.tsx'),
  'OrderPage',
)

const BuyerInquiryPage = lazyRouteComponent(
  () => import('#web/applications/BuyerInquiryPage.tsx'),
  'BuyerInquiryPage',
)
const BuyerSubmittedPage = lazyRouteComponent(
  () => import('#web/applications/BuyerSubmittedPage.tsx'),
  'BuyerSubmittedPage',
)
const SellerInquiryPage = lazyRouteComponent(
  () => import('#web/applications/SellerInquiryPage.tsx'),
  'SellerInquiryPage',
)
const SellerSubmittedPage = lazyRouteComponent(
  () => import('#web/applications/SellerSubmittedPage.tsx'),
  'SellerSubmittedPage',
)
const OnboardingPage = lazyRouteComponent(
  () => import('#web/onboarding/OnboardingPage.tsx'),
  'OnboardingPage',
)
const ConfirmEmailPage = lazyRouteComponent(
  () => import('#web/accounts/ConfirmEmailPage.tsx'),
  'ConfirmEmailPage',
)
const CreatePasswordPage = lazyRouteComponent(
  () => import('#web/accounts/CreatePasswordPage.tsx'),
  'CreatePasswordPage',
)

const AccountPage = lazyRouteComponent(
  () => import('#web/account-settings/AccountPage.tsx'),
  'AccountPage',
)

const DashboardPage = lazyRouteComponent(
  () => import('#web/dashboard/DashboardPage.tsx'),
  'DashboardPage',
)
const ImportPage = lazyRouteComponent(() => import('#web/imports/ImportPage.tsx'), 'ImportPage')
const ManageOrdersPage = lazyRouteComponent(
  () => import('#web/manage-orders/ManageOrdersPage.tsx'),
  'ManageOrdersPage',
)
const SellerProfilePage = lazyRouteComponent(
  () => import('#web/seller-profile/SellerProfilePage.tsx'),
  'SellerProfilePage',
)
const ManageProductsPage = lazyRouteComponent(
  () => import('#web/own-products/list/ManageProductsPage.tsx'),
  'ManageProductsPage',
)
const NewProductPage = lazyRouteComponent(
  () => import('#web/own-products/editing/NewProductPage.tsx'),
  'NewProductPage',
)
const EditProductPage = lazyRouteComponent(
  () => import('#web/own-products/editing/EditProductPage.tsx'),
  'EditProductPage',
)

const SecondFactorPage = lazyRouteComponent(
  () => import('#web/second-factor/SecondFactorPage.tsx'),
  'SecondFactorPage',
)
const SamplesPage = lazyRouteComponent(() => import('#web/samples/SamplesPage.tsx'), 'SamplesPage')

const MagicLinkPage = lazyRouteComponent(
  () => import('#web/accounts/MagicLinkPage.tsx'),
  'MagicLinkPage',
)
const ResetPasswordPage = lazyRouteComponent(
  () => import('#web/accounts/ResetPasswordPage.tsx'),
  'ResetPasswordPage',
)

const UnsubscribePage = lazyRouteComponent(
  () => import('#web/account-settings/UnsubscribePage.tsx'),
  'UnsubscribePage',
)

/** Every address and its screen. */
export const routeTree = frame.addChildren([
  shell.addChildren([
    page('/', LandingPage),

    page('/all_products', CataloguePage),
    page('/all_products/search', CataloguePage),
    page('/all_products/filter/$filter', CataloguePage),
    page('/all_products/$seller_id/$product_id', ProductPage),
    page('/all_sellers/$seller_id', StorefrontPage),
    page('/saved_searches', SavedSearchesPage),
    page('/cart', CartPage),
    page('/cart/upload', OfferSpreadsheetPage),
    page('/my_offers', OffersPage),
    page('/my_orders', PurchaseOrdersPage),
    page('/my_orders/$order_id', OrderPage),
    page('/account', AccountPage),
    page('/samples', SamplesPage),
    sellerFrame.addChildren([
      sellerPage('/dashboard', DashboardPage),
      sellerPage('/dashboard/csv_import', ImportPage),
      sellerPage('/dashboard/manage_orders', ManageOrdersPage),
      sellerPage('/dashboard/seller_profile', SellerProfilePage),
      sellerPage('/dashboard/manage_products', ManageProductsPage),
      sellerPage('/dashboard/manage_products/new', NewProductPage),
      sellerPage('/dashboard/manage_products/$product_id', EditProductPage),
    ]),
    staffFrame.addChildren([
      staffPage('/admin', staff.InsightsPage),
      staffPage('/admin/insights', staff.InsightsPage),
      staffPage('/admin/purchase_orders', staff.StaffOrdersPage),
      staffPage('/admin/sellers', staff.SellersPage),
      staffPage('/admin/sellers/$seller_id', staff.SellerPage),
      staffPage('/admin/sellers/$seller_id/products/new', staff.NewSellerProductPage),
      staffPage('/admin/sellers/$seller_id/products/$product_id', staff.SellerProductPage),
      staffPage('/admin/top_sellers', staff.TopSellersPage),
      staffPage('/admin/release_notes', staff.ReleaseNotesPage),
      staffPage('/admin/applications', staff.ApplicationsPage),
      staffPage('/admin/leads', staff.LeadsPage),
      staffPage('/admin/people', staff.PeoplePage),
      staffPage('/admin/people/$person_id', staff.PersonPage),
      staffPage('/admin/approvals', staff.ApprovalsPage),
      staffPage('/admin/administrators', staff.AdministratorsPage),
      staffPage('/admin/audit_log', staff.AuditPage),
      staffPage('/admin/system', staff.SystemPage),
    ]),

    ...(import.meta.env.DEV ? [componentsPage()] : []),
  ]),
  authLayout.addChildren([
    authPage('/buyer_inquiry', BuyerInquiryPage),
    authPage('/buyer_inquiry/submitted', BuyerSubmittedPage),
    authPage('/seller_inquiry', SellerInquiryPage),
    authPage('/seller_inquiry/submitted', SellerSubmittedPage),
    authPage('/seller_inquiry/create_profile', OnboardingPage),
    authPage('/confirm_email', ConfirmEmailPage),
    authPage('/buyers_create_password', CreatePasswordPage),
    authPage('/second_factor', SecondFactorPage),
    authPage('/magic/sign_in/$token', MagicLinkPage),
    authPage('/reset_password/$token', ResetPasswordPage),
    authPage('/unsubscribe/$topic/$token', UnsubscribePage),
  ]),

  dialogPage('/sign_in', 'sign_in'),
  dialogPage('/sign_up', 'sign_up'),
  dialogPage('/forgot_password', 'forgot_password'),
  leadingTo('/buyer', '/buyer_inquiry'),
  leadingTo('/seller_dashboard', '/dashboard'),
  leadingTo('$', '/'),
])

function componentsPage() {
  return openPage('/dev/components', lazyRouteComponent(specimens, 'ComponentsPage'))
}

function specimens() {
  return import('#web/dev/ComponentsPage.tsx')
}

import { lazyRouteComponent } from '@tanstack/react-router'
import type { Role } from '#web/accounts/role.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { frame, leadingTo, page } from './page.ts'

const VISITORS: Role[] = ['visitor']
const BUYERS: Role[] = ['buyer']
const SHOPPERS: Role[] = ['buyer', 'admin']
const TRADERS: Role[] = ['buyer', 'seller']
const MEMBERS: Role[] = ['buyer', 'seller', 'admin']
const EVERYBODY: Role[] = ['visitor', ...MEMBERS]

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
const CartPage = lazyRouteComponent(() => import('#web/cart/CartPage.tsx'), 'CartPage')
const OffersPage = lazyRouteComponent(() => import('#web/offers/OffersPage.tsx'), 'OffersPage')
const PurchaseOrdersPage = lazyRouteComponent(
  () => import('#web/purchase-orders/PurchaseOrdersPage.tsx'),
  'PurchaseOrdersPage',
)

/** Every address, who it is for, and its screen. */
export const routeTree = frame.addChildren([
  page('/', VISITORS, LandingPage),
  leadingTo('/sign_in', () => ({
    to: paths.home(),
    state: { signIn: { from: paths.home() } },
    replace: true,
  })),

  page('/all_products', SHOPPERS, CataloguePage),
  page('/all_products/search', SHOPPERS, CataloguePage),
  page('/all_products/filter/$filter', SHOPPERS, CataloguePage),
  page('/all_products/$seller_id/$product_id', MEMBERS, ProductPage),
  page('/all_sellers/$seller_id', MEMBERS, StorefrontPage),
  page('/cart', BUYERS, CartPage),
  page('/my_offers', TRADERS, OffersPage),
  page('/my_orders', TRADERS, PurchaseOrdersPage),

  ...(import.meta.env.DEV ? [componentsPage()] : []),
  leadingTo('$', () => ({ to: paths.home(), replace: true })),
])

function componentsPage() {
  return page('/dev/components', EVERYBODY, lazyRouteComponent(specimens, 'ComponentsPage'))
}

function specimens() {
  return import('#web/dev/ComponentsPage.tsx')
}

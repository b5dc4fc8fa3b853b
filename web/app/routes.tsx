import { lazyRouteComponent } from '@tanstack/react-router'
import { paths } from '#web/platform/navigation/paths.ts'
import { frame, leadingTo, openPage, page } from './page.ts'

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

/** Every address and its screen. */
export const routeTree = frame.addChildren([
  page('/', LandingPage),
  leadingTo('/sign_in', () => ({
    to: paths.home(),
    state: { signIn: { from: paths.home() } },
    replace: true,
  })),

  page('/all_products', CataloguePage),
  page('/all_products/search', CataloguePage),
  page('/all_products/filter/$filter', CataloguePage),
  page('/all_products/$seller_id/$product_id', ProductPage),
  page('/all_sellers/$seller_id', StorefrontPage),
  page('/cart', CartPage),
  page('/my_offers', OffersPage),
  page('/my_orders', PurchaseOrdersPage),

  ...(import.meta.env.DEV ? [componentsPage()] : []),
  leadingTo('$', () => ({ to: paths.home(), replace: true })),
])

function componentsPage() {
  return openPage('/dev/components', lazyRouteComponent(specimens, 'ComponentsPage'))
}

function specimens() {
  return import('#web/dev/ComponentsPage.tsx')
}

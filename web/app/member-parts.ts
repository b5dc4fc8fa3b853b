import type { QueryClient } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { isCarried } from '#web/platform/http/carried.ts'
import { BuyerHomePage } from './buyer-home.ts'

/** What stands around every page for members only: the landing page does without. */
export const MemberHeader = lazyRouteComponent(
  () => import('./header/MemberHeader.tsx'),
  'MemberHeader',
)
export const LiveConnection = lazyRouteComponent(
  () => import('./live/LiveConnection.tsx'),
  'LiveConnection',
)
export const MemberOverlays = lazyRouteComponent(
  () => import('./MemberOverlays.tsx'),
  'MemberOverlays',
)
export const TabBar = lazyRouteComponent(() => import('./header/nav/TabBar.tsx'), 'TabBar')

type Piece = (queries: QueryClient) => Promise<unknown>

const offerPieces: Piece[] = [
  () => import('#market/offers/offer-document.ts'),
  () => import('#web/offers/use-offers.ts'),
  () => import('#web/offers/offer-queries.ts'),
  async (queries) => (await import('#web/offers/carried-offers.ts')).keepCarriedOffers(queries),
]
const orderPieces: Piece[] = [
  () => import('#market/purchase-orders/purchase-order-document.ts'),
  () => import('#web/purchase-orders/use-purchase-orders.ts'),
  async (queries) =>
    (await import('#web/purchase-orders/use-purchase-orders.ts')).keepCarriedPurchaseOrders(
      queries,
    ),
]

const ownProductPieces: Piece[] = [
  () => import('#market/products/product-api.ts'),
  () => import('#market/products/own-product-api.ts'),
  () => import('#web/own-products/own-product-queries.ts'),
]

/** The code and data of a member's page, in pieces small enough not to block a phone. */
export const memberPieces = (): readonly Piece[] => [
  () => import('#market/endpoint.ts'),
  () => import('#market/resale/resale-terms.ts'),
  () => import('#web/accounts/read-viewer.ts'),
  // For the search in the header.
  () => import('#market/catalogue/catalogue-api.ts'),
  ...(isCarried('GET /products') ? ownProductPieces : []),
  ...(isCarried('GET /offers') ? offerPieces : []),
  ...(isCarried('GET /marketplace/purchase_orders') ? orderPieces : []),
]

const around = [LiveConnection, MemberOverlays, TabBar, MemberHeader]

export const memberPartsAt = (pathname: string) => [
  ...around,
  ...(pathname === '/' ? [BuyerHomePage] : []),
]

/** Once loaded they are drawn at once, like any other part. */
export const loadMemberParts = (pathname: string) =>
  Promise.all(memberPartsAt(pathname).map(async (part) => part.preload?.()))

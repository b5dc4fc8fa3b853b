import type { QueryClient } from '@tanstack/react-query'

// Their code comes with them: a page that shows neither does without.

export async function prefetchOffers(queries: QueryClient) {
  const offers = await import('#web/offers/use-offers.ts')
  await offers.prefetchOffers(queries)
}

export async function prefetchLiveOffers(queries: QueryClient) {
  const offers = await import('#web/offers/use-offers.ts')
  await offers.prefetchLiveOffers(queries)
}

export async function prefetchOrders(queries: QueryClient) {
  const orders = await import('#web/purchase-orders/purchase-order-queries.ts')
  await orders.prefetchPurchaseOrders(queries)
}

export async function prefetchTrade(queries: QueryClient) {
  await Promise.all([prefetchOffers(queries), prefetchOrders(queries)])
}

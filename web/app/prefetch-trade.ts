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
  const orders = await import('#web/purchase-orders/use-purchase-orders.ts')
  await orders.prefetchPurchaseOrders(queries)
}

/** What waits for a buyer. */
export async function prefetchOpenTrade(queries: QueryClient) {
  const orders = await import('#web/purchase-orders/use-purchase-orders.ts')
  await Promise.all([prefetchLiveOffers(queries), orders.prefetchOpenOrders(queries)])
}

export async function prefetchActivity(queries: QueryClient) {
  const dashboard = await import('#web/dashboard/overview-queries.ts')
  await dashboard.prefetchActivity(queries)
}

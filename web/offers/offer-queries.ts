import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Cents } from '#market/money.ts'
import * as api from '#market/offers/offer-api.ts'
import { offersOf, type Offer, type OffersDocument } from '#market/offers/offer-document.ts'
import { call } from '#web/platform/http/call.ts'

export const offersKey = ['offers'] as const

/** All offers of the viewer, oldest first. Staff take no part in trade and have none. */
export function useOffers({ enabled = true } = {}) {
  return useQuery({
    queryKey: offersKey,
    queryFn: ({ signal }) => readAllOffers(signal),
    enabled,
  })
}

type NewLine = { productId: number; quantity: number; unitPrice: Cents }

export function useAddToCart() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ productId, quantity, unitPrice }: NewLine) =>
      call(api.addToCart, {
        body: {
          offer: {
            offer_products_attributes: [{ product_id: productId, quantity, unit_price: unitPrice }],
          },
        },
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: offersKey }),
  })
}

const MOST_PER_PAGE = 500

async function readAllOffers(signal: AbortSignal): Promise<Offer[]> {
  const pages: OffersDocument[] = []
  let totalPages = 1
  while (pages.length < totalPages) {
    const query = { page: pages.length + 1, per_page: MOST_PER_PAGE }
    const page = await call(api.readOffers, { query, signal })
    pages.push(page)
    totalPages = page.meta.total_pages
  }
  return offersOf({
    data: pages.flatMap(({ data }) => data),
    included: pages.flatMap(({ included }) => included),
  })
}

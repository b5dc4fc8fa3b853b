import { useQuery } from '@tanstack/react-query'
import { readSeller } from '#market/storefronts/storefront-api.ts'
import { call } from '#web/platform/http/call.ts'

export const storefrontsKey = ['storefronts'] as const

export function useStorefront(sellerId: number) {
  return useQuery({
    queryKey: [...storefrontsKey, sellerId],
    queryFn: ({ signal }) => call(readSeller, { params: { seller_id: sellerId }, signal }),
  })
}

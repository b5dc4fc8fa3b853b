import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as api from '#market/accounts/seller-profile-api.ts'
import { viewerQuery } from '#web/accounts/account-queries.ts'
import { call } from '#web/platform/http/call.ts'
import { submitDelay } from '#web/platform/http/submit-delay.ts'
import { productsKey } from '#web/products/product-queries.ts'
import { currentSellerKey } from '#web/resale/shop-terms-queries.ts'
import { storefrontsKey } from '#web/storefronts/storefront-queries.ts'

export const useCurrentSeller = () =>
  useQuery({
    queryKey: currentSellerKey,
    queryFn: ({ signal }) => call(api.readCurrentSeller, { signal }),
    // A form begins with what is true now.
    staleTime: 0,
    refetchOnWindowFocus: false,
  })

/** Stored as a whole; the shop, its products and the dashboard show it from then on. */
export function useUpdateSeller() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (seller: api.SellerEdit) => {
      await submitDelay()
      return call(api.updateSeller, {
        body: { seller: { ...seller, banner: seller.banner || null } },
      })
    },
    onSuccess: (saved) => {
      queries.setQueryData(currentSellerKey, saved)
      for (const queryKey of [viewerQuery.queryKey, storefrontsKey, productsKey])
        void queries.invalidateQueries({ queryKey })
    },
  })
}

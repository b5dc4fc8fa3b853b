import { useQuery } from '@tanstack/react-query'
import * as api from '#market/accounts/seller-profile-api.ts'
import { viewerQuery } from '#web/accounts/account-queries.ts'
import { call } from '#web/platform/http/call.ts'
import { queryOf } from '#web/platform/http/query-of.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { productsKey } from '#web/products/products-key.ts'
import { currentSellerKey } from '#web/resale/shop-terms-queries.ts'
import { storefrontsKey } from '#web/storefronts/storefront-queries.ts'

export const useCurrentSeller = () =>
  useQuery({
    queryKey: currentSellerKey,
    ...queryOf(api.readCurrentSeller),
    // A form begins with what is true now.
    staleTime: 0,
    refetchOnWindowFocus: false,
  })

/** Stored as a whole; the shop, its products and the dashboard show it from then on. */
export function useUpdateSeller() {
  return useAction(
    (seller: api.SellerEdit) =>
      call(api.updateSeller, { body: { seller: { ...seller, banner: seller.banner || null } } }),
    {
      isForm: true,
      keep: (queries, saved) => {
        queries.setQueryData(currentSellerKey, saved)
        for (const queryKey of [viewerQuery.queryKey, storefrontsKey, productsKey])
          void queries.invalidateQueries({ queryKey })
      },
    },
  )
}

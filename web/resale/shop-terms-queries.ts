import { useQuery } from '@tanstack/react-query'
import { readCurrentSeller } from '#market/accounts/seller-profile-api.ts'
import { call } from '#web/platform/http/call.ts'

export const currentSellerKey = ['current-seller'] as const

/** The resale terms of the own shop; undefined while they are not known, which keeps nobody from anything. */
export const useShopTerms = () =>
  useQuery({
    queryKey: currentSellerKey,
    queryFn: ({ signal }) => call(readCurrentSeller, { signal }),
    throwOnError: false,
  }).data?.resale_terms

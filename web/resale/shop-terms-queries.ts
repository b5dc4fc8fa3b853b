import { useQuery } from '@tanstack/react-query'
import { readCurrentSeller } from '#market/accounts/seller-profile-api.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { roleOf } from '#web/accounts/role.ts'
import { queryOf } from '#web/platform/http/query-of.ts'

export const currentSellerKey = ['current-seller'] as const

/** The resale terms of the own shop; undefined while they are not known, which keeps nobody from anything. */
export function useShopTerms() {
  // Terms are set on the dashboard, which opens after the approval.
  const isSettingUp = roleOf(useViewer()) === 'applicant'
  const { data } = useQuery({
    queryKey: currentSellerKey,
    ...queryOf(readCurrentSeller),
    throwOnError: false,
    enabled: !isSettingUp,
  })
  return data?.resale_terms
}

import { useQuery } from '@tanstack/react-query'
import * as api from '#market/claims/claim-api.ts'
import type { DecisionForm } from '#market/claims/claim-form.ts'
import { call } from '#web/platform/http/call.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { todayKey } from '#web/today/today-key.ts'
import { staffClaimsKey } from './staff-claims-key.ts'

export const useStaffOrderClaims = (orderId: number) =>
  useQuery({
    queryKey: [...staffClaimsKey, orderId],
    queryFn: ({ signal }) => call(api.readStaffOrderClaims, { params: { id: orderId }, signal }),
  })

/** `orderKey` is that of the order which shows the claim. */
export const useDecideClaim = (claimId: number, orderKey: readonly string[]) =>
  useAction(
    (decision: DecisionForm) => call(api.decideClaim, { params: { id: claimId }, body: decision }),
    { isForm: true, refreshes: [staffClaimsKey, orderKey, todayKey] },
  )

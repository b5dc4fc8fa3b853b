import { useMutation, useQueryClient } from '@tanstack/react-query'
import { apply } from '#market/accounts/application-api.ts'
import type { BuyerApplication, SellerApplication } from '#market/accounts/application.ts'
import { viewerQuery } from '#web/accounts/account-queries.ts'
import { noteSession } from '#web/accounts/session-mark.ts'
import { call } from '#web/platform/http/call.ts'
import { submitDelay } from '#web/platform/http/submit-delay.ts'
import { BUYER_DRAFT, dropDraft, SELLER_DRAFT } from './draft.ts'

export const useApplyAsBuyer = () =>
  useMutation({
    mutationFn: async (application: BuyerApplication) => {
      await submitDelay()
      return call(apply, { body: { profile: application } })
    },
    onSuccess: () => dropDraft(BUYER_DRAFT),
  })

/** Opens a session, so that the seller can continue setting up shop. */
export function useApplyAsSeller() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (application: SellerApplication) => {
      await submitDelay()
      return call(apply, { body: application })
    },
    onSuccess: async ({ user }) => {
      dropDraft(SELLER_DRAFT)
      noteSession()
      queries.setQueryData(viewerQuery.queryKey, user)
      await queries.refetchQueries({ queryKey: viewerQuery.queryKey })
    },
  })
}

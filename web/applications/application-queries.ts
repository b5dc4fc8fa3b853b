import { apply } from '#market/accounts/application-api.ts'
import type { BuyerApplication, SellerApplication } from '#market/accounts/application.ts'
import { viewerQuery } from '#web/accounts/account-queries.ts'
import { noteSession } from '#web/accounts/session-mark.ts'
import { call } from '#web/platform/http/call.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { BUYER_DRAFT, dropDraft, SELLER_DRAFT } from './draft.ts'

export const useApplyAsBuyer = () =>
  useAction((profile: BuyerApplication) => call(apply, { body: { profile } }), {
    isForm: true,
    keep: () => dropDraft(BUYER_DRAFT),
  })

/** Opens a session, so that the seller can continue setting up shop. */
export const useApplyAsSeller = () =>
  useAction((application: SellerApplication) => call(apply, { body: application }), {
    isForm: true,
    keep: async (queries, { user }) => {
      dropDraft(SELLER_DRAFT)
      noteSession()
      queries.setQueryData(viewerQuery.queryKey, user)
      await queries.refetchQueries({ queryKey: viewerQuery.queryKey })
    },
  })

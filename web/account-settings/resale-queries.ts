import { useMutation, useQueryClient } from '@tanstack/react-query'
import { updateProfile } from '#market/accounts/profile-api.ts'
import type { ResaleDeclaration } from '#market/resale/resale-terms.ts'
import { viewerQuery } from '#web/accounts/account-queries.ts'
import { call } from '#web/platform/http/call.ts'
import { submitDelay } from '#web/platform/http/submit-delay.ts'

/** Saves where the buyer resells. Lots are fetched again, as other ones may be resold now. */
export function useSaveResale() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (declared: ResaleDeclaration) => {
      await submitDelay()
      return call(updateProfile, { body: { profile: declared } })
    },
    onSuccess: async ({ resale_channels, resale_states }) => {
      queries.setQueryData(viewerQuery.queryKey, (viewer) =>
        viewer?.buyer
          ? { ...viewer, buyer: { ...viewer.buyer, resale_channels, resale_states } }
          : viewer,
      )
      await queries.invalidateQueries()
    },
  })
}

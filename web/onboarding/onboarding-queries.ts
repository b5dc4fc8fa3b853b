import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { updateProfile } from '#market/accounts/profile-api.ts'
import { createSellerProfile, type sellerProfileForm } from '#market/accounts/seller-profile-api.ts'
import { viewerQuery } from '#web/accounts/account-queries.ts'
import { dropDraft } from '#web/applications/draft.ts'
import { call } from '#web/platform/http/call.ts'
import { submitDelay } from '#web/platform/http/submit-delay.ts'
import { storefrontsKey } from '#web/storefronts/storefront-queries.ts'
import { draftKeyOf } from './profile-draft.ts'

export function useSaveProfile(viewer: CurrentUser) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (profile: z.infer<typeof sellerProfileForm>) => {
      await submitDelay()
      const body = { ...profile, sellerBanner: profile.sellerBanner || null }
      return call(createSellerProfile, { body })
    },
    onSuccess: (user) => {
      dropDraft(draftKeyOf(viewer))
      queries.setQueryData(viewerQuery.queryKey, user)
      void queries.invalidateQueries({ queryKey: storefrontsKey })
    },
  })
}

/** The last step is done or postponed. The viewer is fetched again, as the account may do more now. */
export function useFinishOnboarding() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await submitDelay()
      return call(updateProfile, { body: { profile: { onboarding_finished: true } } })
    },
    onSuccess: () => queries.refetchQueries({ queryKey: viewerQuery.queryKey }),
  })
}

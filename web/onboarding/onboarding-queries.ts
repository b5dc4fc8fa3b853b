import type { z } from 'zod'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { updateProfile } from '#market/accounts/profile-api.ts'
import { createSellerProfile, type sellerProfileForm } from '#market/accounts/seller-profile-api.ts'
import { viewerQuery } from '#web/accounts/account-queries.ts'
import { dropDraft } from '#web/applications/draft.ts'
import { call } from '#web/platform/http/call.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { storefrontsKey } from '#web/storefronts/storefront-queries.ts'
import { draftKeyOf } from './profile-draft.ts'

export const useSaveProfile = (viewer: CurrentUser) =>
  useAction(
    (profile: z.infer<typeof sellerProfileForm>) =>
      call(createSellerProfile, {
        body: { ...profile, sellerBanner: profile.sellerBanner || null },
      }),
    {
      isForm: true,
      keep: (queries, user) => {
        dropDraft(draftKeyOf(viewer))
        queries.setQueryData(viewerQuery.queryKey, user)
        void queries.invalidateQueries({ queryKey: storefrontsKey })
      },
    },
  )

/** The last step is done or postponed. The viewer is fetched again, as the account may do more now. */
export const useFinishOnboarding = () =>
  useAction(() => call(updateProfile, { body: { profile: { onboarding_finished: true } } }), {
    isForm: true,
    keep: (queries) => queries.refetchQueries({ queryKey: viewerQuery.queryKey }),
  })

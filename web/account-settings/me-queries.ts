import type { z } from 'zod'
import { updateMe } from '#market/accounts/password-api.ts'
import { updateProfile } from '#market/accounts/profile-api.ts'
import type { ResaleDeclaration } from '#market/resale/resale-terms.ts'
import { viewerQuery } from '#web/accounts/account-queries.ts'
import { call } from '#web/platform/http/call.ts'
import { useAction } from '#web/platform/ui/use-action.ts'

type Changes = z.infer<typeof updateMe.body>

/** Changes the viewer's name, photo or password; a new password ends all other sessions. */
export const useUpdateMe = () =>
  useAction((changes: Changes) => call(updateMe, { body: changes }), {
    isForm: true,
    keep: (queries, me) => queries.setQueryData(viewerQuery.queryKey, me),
  })

/** Saves where the buyer resells. Lots are fetched again, as other ones may be resold now. */
export const useSaveResale = () =>
  useAction((declared: ResaleDeclaration) => call(updateProfile, { body: { profile: declared } }), {
    isForm: true,
    keep: async (queries, { resale_channels, resale_states }) => {
      queries.setQueryData(viewerQuery.queryKey, (viewer) =>
        viewer?.buyer
          ? { ...viewer, buyer: { ...viewer.buyer, resale_channels, resale_states } }
          : viewer,
      )
      await queries.invalidateQueries()
    },
  })

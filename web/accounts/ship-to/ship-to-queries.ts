import { updateProfile } from '#market/accounts/profile-api.ts'
import type { ShipTo } from '#market/accounts/ship-to.ts'
import { call } from '#web/platform/http/call.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { viewerQuery } from '../account-queries.ts'

export const useSaveShipTo = () =>
  useAction((address: ShipTo) => call(updateProfile, { body: { profile: { ship_to: address } } }), {
    isForm: true,
    keep: (queries, _, ship_to) =>
      queries.setQueryData(viewerQuery.queryKey, (viewer) =>
        viewer?.buyer ? { ...viewer, buyer: { ...viewer.buyer, ship_to } } : viewer,
      ),
  })

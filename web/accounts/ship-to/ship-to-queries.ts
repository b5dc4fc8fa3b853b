import { useMutation, useQueryClient } from '@tanstack/react-query'
import { updateProfile } from '#market/accounts/profile-api.ts'
import type { ShipTo } from '#market/accounts/ship-to.ts'
import { call } from '#web/platform/http/call.ts'
import { submitDelay } from '#web/platform/http/submit-delay.ts'
import { viewerQuery } from '../account-queries.ts'

export function useSaveShipTo() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (address: ShipTo) => {
      await submitDelay()
      return call(updateProfile, { body: { profile: { ship_to: address } } })
    },
    onSuccess: (_, ship_to) =>
      queries.setQueryData(viewerQuery.queryKey, (viewer) =>
        viewer?.buyer ? { ...viewer, buyer: { ...viewer.buyer, ship_to } } : viewer,
      ),
  })
}

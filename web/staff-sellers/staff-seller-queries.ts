import { useQuery } from '@tanstack/react-query'
import type { SellerFields } from '#market/staff-sellers/seller-fields.ts'
import * as api from '#market/staff-sellers/staff-seller-api.ts'
import { call } from '#web/platform/http/call.ts'
import { queryOf } from '#web/platform/http/query-of.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { storefrontsKey } from '#web/storefronts/storefront-queries.ts'
import { lookAgainIn } from './following-words.ts'

export const sellersKey = ['sellers of staff'] as const
const oneKey = (id: number) => [...sellersKey, id] as const
const feeChangesKey = (id: number) => [...oneKey(id), 'fee changes'] as const

export const useSeller = (id: number) =>
  useQuery({
    queryKey: oneKey(id),
    ...queryOf(api.readSellerRecord, { params: { id } }),
    select: ({ data }) => data,
    refetchInterval: ({ state }) => lookAgainIn(state.data?.data.lots_following),
  })

export const useFeeChanges = (id: number) =>
  useQuery({
    queryKey: feeChangesKey(id),
    ...queryOf(api.listFeeChanges, { params: { id } }),
    select: ({ data }) => data,
  })

export const useCreateSeller = () =>
  useSellerMutation((name: string) => call(api.createSeller, { body: { seller: { name } } }))

export const useEditSeller = (id: number) =>
  useSellerMutation((seller: SellerFields) =>
    call(api.editSeller, { params: { id }, body: { seller } }),
  )

type Invited = { email: string; full_name: string | undefined }

export const useInviteUser = (id: number) =>
  useSellerMutation((body: Invited) => call(api.inviteUser, { params: { id }, body }))

export const useResendInvitation = (id: number) =>
  useSellerMutation((email: string | undefined) =>
    call(api.resendInvitation, { params: { id }, body: { email } }),
  )

/** Every answer carries the seller as it is now. */
const useSellerMutation = <Given>(act: (given: Given) => Promise<{ data: api.SellerRecord }>) =>
  useAction(act, {
    isForm: true,
    keep: (queries, answer) => {
      queries.setQueryData(oneKey(answer.data.id), answer)
      void queries.invalidateQueries({ queryKey: feeChangesKey(answer.data.id) })
      void queries.invalidateQueries({ queryKey: [...sellersKey, 'list'] })
      void queries.invalidateQueries({ queryKey: storefrontsKey, refetchType: 'none' })
    },
  })

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { updateProfile } from '#market/accounts/profile-api.ts'
import type { SampleChoices } from '#market/sample-profiles/sample-choices.ts'
import { signUpAlert } from '#market/samples/sign-up-alert.ts'
import * as api from '#market/samples/samples-api.ts'
import { viewerQuery } from '#web/accounts/account-queries.ts'
import { noteSession } from '#web/accounts/session-mark.ts'
import { myTimeZone } from '#web/platform/format/my-time-zone.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { call } from '#web/platform/http/call.ts'
import { queryOf } from '#web/platform/http/query-of.ts'
import { useAction } from '#web/platform/ui/use-action.ts'

const RARELY_MS = 5 * 60_000
const standingKey = ['samples', 'standing'] as const
const leadsKey = ['samples', 'leads'] as const

export const useUsBuyers = () =>
  useQuery({
    queryKey: ['samples', 'buyers'],
    ...queryOf(api.readUsBuyers),
    select: ({ all_buyers: buyers }) => buyers,
    staleTime: RARELY_MS,
    // The form works without suggestions.
    throwOnError: false,
  })

export const useSamplesPlan = () =>
  useQuery({
    queryKey: ['samples', 'plan'],
    ...queryOf(api.readSamplesPlan),
    staleTime: RARELY_MS,
    throwOnError: false,
  })

export const useSubscriptionOverview = () =>
  useQuery({
    queryKey: standingKey,
    ...queryOf(api.readSamples),
    refetchInterval: RARELY_MS,
  })

export const useReceivedLeads = (page: number) =>
  useQuery({
    queryKey: [...leadsKey, page],
    queryFn: ({ signal }) => call(api.readReceivedLeads, { query: { page, per_page: 20 }, signal }),
  })

type SignUp = Partial<SampleChoices> & {
  name?: string
  email?: string
  password?: string
  password_confirmation?: string
}

/** Opens the provider's checkout, and signs a new subscriber in. */
export function useSignUpForSamples() {
  const refetchViewer = useRefetchViewer()
  const signUp = async (given: SignUp) => {
    try {
      return await call(api.signUpForSamples, { body: { ...given, time_zone: myTimeZone() } })
    } catch (error) {
      // The account may exist already, with only the payment missing.
      if (isCallError(error) && error.status >= 500) await refetchViewer()
      throw error
    }
  }
  return useAction(signUp, {
    isForm: true,
    keep: async (_, { link }) => {
      if (link) location.assign(link)
      // The browser takes a moment to leave; the form must not change meanwhile.
      await new Promise(() => {})
    },
  })
}

/** The message for a sign-up that failed. */
export const alertOf = (error: Error) =>
  signUpAlert(isCallError(error) ? error : { errors: [error.message] })

/** After the return from the provider's pages. */
export function useRefreshSamples() {
  const refetchViewer = useRefetchViewer()
  return useAction(() => call(api.refreshSamples, {}), {
    keep: (queries, standing) => {
      queries.setQueryData(standingKey, standing)
      return refetchViewer()
    },
  })
}

export const useManageSubscription = () =>
  useAction(() => call(api.manageSubscription, {}), {
    keep: (_, { url }) => location.assign(url),
  })

type Profile = SampleChoices & { current_buyer_relationships: string[]; time_zone: string }

export function useUpdateSamplesProfile() {
  const refetchViewer = useRefetchViewer()
  return useAction((profile: Profile) => call(updateProfile, { body: { profile } }), {
    isForm: true,
    keep: (queries) =>
      Promise.all([refetchViewer(), queries.invalidateQueries({ queryKey: ['samples'] })]),
  })
}

function useRefetchViewer() {
  const queries = useQueryClient()
  return async () => {
    noteSession()
    await queries.refetchQueries({ queryKey: viewerQuery.queryKey })
  }
}

import { useQuery } from '@tanstack/react-query'
import { readProfile } from '#market/accounts/profile-api.ts'
import { call } from '#web/platform/http/call.ts'

export const useStoredProfile = () =>
  useQuery({
    queryKey: ['samples', 'profile'],
    queryFn: ({ signal }) => call(readProfile, { signal }),
  })

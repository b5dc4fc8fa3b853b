import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { updateMe } from '#market/accounts/password-api.ts'
import { viewerQuery } from '#web/accounts/account-queries.ts'
import { call } from '#web/platform/http/call.ts'
import { submitDelay } from '#web/platform/http/submit-delay.ts'

type Changes = z.infer<typeof updateMe.body>

/** Changes the viewer's name, photo or password; a new password ends all other sessions. */
export function useUpdateMe() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (changes: Changes) => {
      await submitDelay()
      return call(updateMe, { body: changes })
    },
    onSuccess: (me) => queries.setQueryData(viewerQuery.queryKey, me),
  })
}

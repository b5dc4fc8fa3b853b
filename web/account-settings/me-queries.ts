import type { z } from 'zod'
import { updateMe } from '#market/accounts/password-api.ts'
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

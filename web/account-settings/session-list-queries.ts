import { useQuery } from '@tanstack/react-query'
import * as api from '#market/accounts/session-list-api.ts'
import { readSignIns } from '#market/accounts/sign-in-list-api.ts'
import { call } from '#web/platform/http/call.ts'
import { queryOf } from '#web/platform/http/query-of.ts'
import { useAction } from '#web/platform/ui/use-action.ts'

export const sessionsKey = ['sessions']

export const useSessions = () =>
  useQuery({
    queryKey: sessionsKey,
    ...queryOf(api.readSessions),
    select: ({ sessions }) => sessions,
  })

export const useSignIns = () =>
  useQuery({
    queryKey: ['sign-ins'],
    ...queryOf(readSignIns),
    select: ({ sign_ins: signIns }) => signIns,
  })

const effects = { refreshes: [sessionsKey] }

export const useEndSession = () =>
  useAction(
    (session: api.OpenSession) => call(api.endSession, { params: { id: session.id } }),
    effects,
  )

export const useEndOtherSessions = () => useAction(() => call(api.endOtherSessions), effects)

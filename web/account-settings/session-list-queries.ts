import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as api from '#market/accounts/session-list-api.ts'
import { readSignIns } from '#market/accounts/sign-in-list-api.ts'
import { call } from '#web/platform/http/call.ts'

export const sessionsKey = ['sessions']

export const useSessions = () =>
  useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await call(api.readSessions, { signal })).sessions,
  })

export const useSignIns = () =>
  useQuery({
    queryKey: ['sign-ins'],
    queryFn: async ({ signal }) => (await call(readSignIns, { signal })).sign_ins,
  })

export const useEndSession = () =>
  useSessionsAct((session: api.OpenSession) => call(api.endSession, { params: { id: session.id } }))

export const useEndOtherSessions = () => useSessionsAct(() => call(api.endOtherSessions))

function useSessionsAct<Given = void>(act: (given: Given) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  })
}

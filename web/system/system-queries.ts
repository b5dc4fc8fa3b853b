import { useQuery } from '@tanstack/react-query'
import * as api from '#market/system/system-api.ts'
import { call } from '#web/platform/http/call.ts'
import { queryOf } from '#web/platform/http/query-of.ts'
import { useAction } from '#web/platform/ui/use-action.ts'

const systemKey = ['system'] as const
const ANEW_MS = 30_000

export const useSystem = () =>
  useQuery({
    queryKey: systemKey,
    ...queryOf(api.readSystem),
    refetchInterval: ANEW_MS,
  })

export const useRetryJob = () =>
  useSystemAct((id: string) => call(api.retryJob, { params: { id } }))

export const useDiscardJob = () =>
  useSystemAct((id: string) => call(api.discardJob, { params: { id } }))

export const useRetryPaymentEvent = () =>
  useSystemAct((id: string) => call(api.retryPaymentEvent, { params: { id } }))

const useSystemAct = (act: (id: string) => Promise<api.SystemHealth>) =>
  useAction(act, {
    keep: (queries, health) => queries.setQueryData(systemKey, health),
    refreshesIfRefused: [systemKey],
  })

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Endpoint, Nothing } from '#market/endpoint.ts'
import * as api from '#market/insights/insight-api.ts'
import type { Period } from '#market/insights/period.ts'
import { call } from '#web/platform/http/call.ts'
import { queryOf } from '#web/platform/http/query-of.ts'

const insightsKey = ['insights'] as const

/** Figures of past days change slowly; the button fetches them again. */
const FRESH_MS = 5 * 60_000

export const useOverview = (period: Period) =>
  useQuery({
    queryKey: [...insightsKey, 'overview', period],
    ...queryOf(api.readInsightOverview, { query: period }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })

export type Money = z.infer<typeof api.readInsightMoney.answer>

export const useMoney = (period: Period) =>
  useQuery({
    queryKey: [...insightsKey, 'money', period],
    ...queryOf(api.readInsightMoney, { query: period }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })

export const useInsightCounts = () =>
  useQuery({
    queryKey: [...insightsKey, 'counts'],
    ...queryOf(api.readInsightCounts),
  })

/** A page of a section; the previous page stays until the next one arrives. */
export const useInsightList = <Query extends object, Answer>(
  endpoint: Endpoint<Nothing, Query, unknown, Answer>,
  query: Query,
) =>
  useQuery({
    queryKey: [...insightsKey, endpoint.path, query],
    ...queryOf<Nothing, Query, unknown, Answer>(endpoint, { query }),
    placeholderData: keepPreviousData,
  })

export const useInsightOrder = (id: number) =>
  useQuery({
    queryKey: [...insightsKey, 'order', id],
    queryFn: ({ signal }) => call(api.readInsightOrder, { params: { id }, signal }),
  })

export const useInsightUser = (id: number) =>
  useQuery({
    queryKey: [...insightsKey, 'user', id],
    queryFn: ({ signal }) => call(api.readInsightUser, { params: { id }, signal }),
  })

export const useInsightOffer = (id: number) =>
  useQuery({
    queryKey: [...insightsKey, 'offer', id],
    queryFn: ({ signal }) => call(api.readInsightOffer, { params: { id }, signal }),
  })

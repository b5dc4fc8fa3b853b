import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listAuditEvents } from '#market/audit/audit-api.ts'
import { call } from '#web/platform/http/call.ts'
import type { AuditView } from './audit-address.ts'

export const useAuditEvents = (view: AuditView) =>
  useQuery({
    queryKey: ['audit', view],
    queryFn: ({ signal }) => call(listAuditEvents, { query: { ...view, per_page: 100 }, signal }),
    placeholderData: keepPreviousData,
  })

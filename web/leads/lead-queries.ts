import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as api from '#market/leads/lead-api.ts'
import type { LeadForm } from '#market/leads/lead.ts'
import { leadFilters, type LeadFilters } from '#market/leads/leads-list.ts'
import type { FileFormat } from '#market/spreadsheets/file-format.ts'
import { call } from '#web/platform/http/call.ts'
import { download } from '#web/platform/http/download.ts'
import { submitDelay } from '#web/platform/http/submit-delay.ts'

const leadsKey = ['leads'] as const

type Saved = { id: number | undefined; lead: LeadForm }

/** Adds a lead, or changes the one with this id. */
export function useSaveLead() {
  const refetch = useRefetchLeads()
  return useMutation({
    mutationFn: async ({ id, lead }: Saved) => {
      await submitDelay()
      return id === undefined
        ? call(api.addLead, { body: { lead } })
        : call(api.editLead, { params: { id }, body: { lead } })
    },
    onSuccess: refetch,
  })
}

export function useDeleteLead() {
  const refetch = useRefetchLeads()
  return useMutation({
    mutationFn: (id: number) => call(api.deleteLead, { params: { id } }),
    onSuccess: refetch,
  })
}

export function useImportLeads() {
  const refetch = useRefetchLeads()
  return useMutation({
    mutationFn: (file: { key: string; sheet: string | undefined }) =>
      call(api.importLeads, { body: file }),
    onSuccess: refetch,
  })
}

export const useExportLeads = () =>
  useMutation({
    mutationFn: ({ filters, format }: { filters: LeadFilters; format: FileFormat }) =>
      download(api.exportLeads, { query: { ...leadFilters.parse(filters), format } }),
  })

function useRefetchLeads() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: leadsKey })
}

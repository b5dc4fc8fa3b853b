import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as api from '#market/leads/lead-api.ts'
import type { LeadForm } from '#market/leads/lead.ts'
import type { FileFormat } from '#market/spreadsheets/file-format.ts'
import { call } from '#web/platform/http/call.ts'
import { download } from '#web/platform/http/download.ts'
import { submitDelay } from '#web/platform/http/submit-delay.ts'
import type { LeadsView } from './leads-address.ts'

const leadsKey = ['leads'] as const
const PER_PAGE = 50

export const useLeads = ({ search, buyer, product, sort, page }: LeadsView) =>
  useQuery({
    queryKey: [...leadsKey, search, buyer, product, sort, page],
    queryFn: ({ signal }) =>
      call(api.listLeads, {
        query: {
          search,
          buyer_category: buyer,
          product_category: product,
          sort,
          page,
          per_page: PER_PAGE,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

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
    mutationFn: ({ search, buyer, product, format }: LeadsView & { format: FileFormat }) =>
      download(api.exportLeads, {
        query: { search, buyer_category: buyer, product_category: product, format },
      }),
  })

function useRefetchLeads() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: leadsKey })
}

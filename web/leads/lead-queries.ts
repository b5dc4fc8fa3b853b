import type { QueryClient } from '@tanstack/react-query'
import * as api from '#market/leads/lead-api.ts'
import type { LeadForm } from '#market/leads/lead.ts'
import type { HowToRead } from '#market/spreadsheets/intake/how-to-read.ts'
import { call } from '#web/platform/http/call.ts'
import { useAction } from '#web/platform/ui/use-action.ts'

const leadsKey = ['leads'] as const

type Saved = { id: number | undefined; lead: LeadForm }

const keep = (queries: QueryClient) => queries.invalidateQueries({ queryKey: leadsKey })

/** Adds a lead, or changes the one with this id. */
export const useSaveLead = () =>
  useAction(
    ({ id, lead }: Saved) =>
      id === undefined
        ? call(api.addLead, { body: { lead } })
        : call(api.editLead, { params: { id }, body: { lead } }),
    { isForm: true, keep },
  )

export const useDeleteLead = () =>
  useAction((id: number) => call(api.deleteLead, { params: { id } }), { keep })

export const useImportLeads = () =>
  useAction((file: HowToRead & { key: string }) => call(api.importLeads, { body: file }), { keep })

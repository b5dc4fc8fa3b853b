import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import * as api from '#market/legal-pages/legal-page-api.ts'
import type { LegalPageName } from '#market/legal-pages/legal-page.ts'
import { call } from '#web/platform/http/call.ts'
import { queryOf } from '#web/platform/http/query-of.ts'
import { useAction } from '#web/platform/ui/use-action.ts'

const legalPagesKey = ['legal-pages'] as const

export const useLegalPage = (name: LegalPageName) =>
  useQuery({
    queryKey: [...legalPagesKey, name],
    ...queryOf(api.readLegalPage, { params: { name } }),
    select: ({ data }) => data,
  })

/** All of them, for the staff who write them. */
export const useLegalPages = () =>
  useQuery({
    queryKey: [...legalPagesKey, 'all'],
    ...queryOf(api.listLegalPages),
    select: ({ data }) => data,
  })

type Text = z.output<typeof api.legalPageForm> & { seen: string | null }

export const useSaveLegalPage = (name: LegalPageName) =>
  useAction(
    (legal_page: Text) => call(api.saveLegalPage, { params: { name }, body: { legal_page } }),
    { isForm: true, refreshes: [legalPagesKey] },
  )

import { z } from 'zod'
import { inDigits } from '#market/in-digits.ts'
import { endpoint } from '#market/endpoint.ts'
import { instant } from '#market/wire.ts'
import { legalPageNames } from './legal-page.ts'

export const MAX_LEGAL_PAGE_CHARACTERS = 50_000
export const LEGAL_PAGE_CHANGED =
  'Someone else saved this page in the meantime. Please copy your text and reload the page.'

const name = z.enum(legalPageNames)
const params = z.object({ name })

const legalPage = z.object({
  name,
  /** Markdown; empty until it is written. */
  body: z.string(),
  updated_at: instant.nullable(),
})
export type LegalPage = z.infer<typeof legalPage>

export const readLegalPage = endpoint({
  method: 'GET',
  path: '/legal_pages/:name',
  summary: 'The terms, the privacy policy, or how to reach Lotline, as Markdown',
  policy: 'anyone',
  params,
  answer: z.object({ data: legalPage }),
})

const staffLegalPage = legalPage.extend({ updated_by: z.string().nullable() })
export type StaffLegalPage = z.infer<typeof staffLegalPage>

export const listLegalPages = endpoint({
  method: 'GET',
  path: '/admin/legal_pages',
  summary: 'All legal pages, with who saved them last',
  policy: 'admin_verified',
  answer: z.object({ data: z.array(staffLegalPage) }),
})

export const legalPageForm = z.object({
  body: z
    .string('Required')
    .trim()
    .min(1, 'Required')
    .max(MAX_LEGAL_PAGE_CHARACTERS, `Maximum ${inDigits(MAX_LEGAL_PAGE_CHARACTERS)} characters`),
})

export const saveLegalPage = endpoint({
  method: 'PUT',
  path: '/admin/legal_pages/:name',
  summary: 'Save and publish a legal page',
  policy: 'admin_verified',
  params,
  body: z.object({
    legal_page: legalPageForm.extend({
      /** `updated_at` of the text that was edited: nobody overwrites what they have not seen. */
      seen: instant.nullable(),
    }),
  }),
  answer: z.object({ data: legalPage }),
})

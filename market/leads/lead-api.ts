import { z } from 'zod'
import { endpoint, fileAnswer } from '#market/endpoint.ts'
import { idIn } from '#market/wire.ts'
import { fileFormat } from '#market/spreadsheets/file-format.ts'
import { howToRead } from '#market/spreadsheets/intake/how-to-read.ts'
import { leadColumns } from './lead-columns.ts'
import { leadForm, leadRecord } from './lead.ts'
import { leadFilters } from './leads-list.ts'

const one = z.object({ lead: leadRecord })
const params = z.object({ id: idIn })

export const addLead = endpoint({
  method: 'POST',
  path: '/admin/leads',
  summary: 'Add a lead',
  policy: 'admin_verified',
  body: z.object({ lead: leadForm }),
  status: 201,
  answer: one,
})

export const editLead = endpoint({
  method: 'PUT',
  path: '/admin/leads/:id',
  summary: 'Change a lead',
  policy: 'admin_verified',
  params,
  body: z.object({ lead: leadForm }),
  answer: one,
})

/** Deletes the contact at once; company and source of consent stay. */
export const deleteLead = endpoint({
  method: 'DELETE',
  path: '/admin/leads/:id',
  summary: 'Delete a lead and erase its contact',
  policy: 'admin_verified',
  params,
  answer: z.object({}),
})

const refusedRow = z.object({
  /** Row number as in a spreadsheet: the header is row 1. */
  row: z.int(),
  problems: z.array(z.string()),
  cells: z.array(z.string()),
})
export type RefusedRow = z.infer<typeof refusedRow>

const importedLeads = z.object({
  added: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  header: z.array(z.string()),
  refused: z.array(refusedRow),
})
export type ImportedLeads = z.infer<typeof importedLeads>

export const importLeads = endpoint({
  method: 'POST',
  path: '/admin/leads/import',
  summary: 'Add and update leads by an uploaded CSV file or workbook',
  policy: 'admin_verified',
  rateLimit: 'sheet',
  body: howToRead(leadColumns).extend({ key: z.string().min(1).max(300) }),
  answer: importedLeads,
})

export const exportLeads = endpoint({
  method: 'GET',
  path: '/admin/leads/export',
  summary: 'The filtered leads as a spreadsheet that can be imported again',
  policy: 'admin_verified',
  query: leadFilters.extend({ format: fileFormat }),
  rateLimit: 'sheet',
  sentAs: 'text/csv',
  answer: fileAnswer,
})

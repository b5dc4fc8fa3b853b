import type { RefusedRow } from './lead-api.ts'
import type { LeadForm } from './lead.ts'
import type { LeadRow } from './read-lead-row.ts'

/** One lead of a company and an email address. */
export const leadKey = ({ company, contact_email }: Pick<LeadForm, 'company' | 'contact_email'>) =>
  `${company.toLowerCase()}\n${contact_email.toLowerCase()}`

type Gathered = { leads: LeadForm[]; refused: RefusedRow[] }

/** The leads of a file without duplicates, and the rows that are not valid. */
export function gatherLeads(rows: Iterable<LeadRow>): Gathered {
  const leads: LeadForm[] = []
  const refused: RefusedRow[] = []
  const rowOf = new Map<string, number>()
  for (const read of rows) {
    const { row, cells } = read
    if ('problems' in read) {
      refused.push({ row, cells, problems: read.problems.map(({ words }) => words) })
      continue
    }
    const key = leadKey(read.lead)
    const first = rowOf.get(key)
    if (first === undefined) {
      rowOf.set(key, row)
      leads.push(read.lead)
    } else refused.push({ row, cells, problems: [`Same company and email as row ${first}`] })
  }
  return { leads, refused }
}

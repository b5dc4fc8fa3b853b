import { columnNames, countNamed, matchOnce } from '#market/spreadsheets/match-columns.ts'
import type { CsvCell } from '#market/spreadsheets/write-csv.ts'
import type { LeadForm } from './lead.ts'

export type LeadField = keyof LeadForm

/** The columns of a file of leads, in the order they are exported. */
export const leadColumns: readonly { name: string; field: LeadField; required: boolean }[] = [
  { name: 'Company', field: 'company', required: true },
  { name: 'Buyer Category', field: 'buyer_category', required: true },
  { name: 'Product Categories', field: 'product_categories', required: true },
  { name: 'Contact Name', field: 'contact_name', required: true },
  { name: 'Contact Title', field: 'contact_title', required: false },
  { name: 'Contact Email', field: 'contact_email', required: true },
  { name: 'Contact Phone', field: 'contact_phone', required: false },
  { name: 'City', field: 'city', required: false },
  { name: 'State', field: 'state', required: false },
  { name: 'Consent Source', field: 'consent_source', required: true },
]

const namesOfColumns = columnNames(leadColumns)

export const leadHeader = leadColumns.map(({ name }) => name)
export const columnOf = (field: string) => leadColumns.find((each) => each.field === field)?.name

/** Between the product categories of one cell. */
export const LIST_MARK = ';'

export const leadCells = (lead: LeadForm): CsvCell[] =>
  leadColumns.map(({ field }) =>
    field === 'product_categories' ? lead[field].join(`${LIST_MARK} `) : lead[field],
  )

export type LeadHeader = {
  width: number
  cells: readonly string[]
  /** The cell of each field, undefined where the file has no such column. */
  cellsOf: (cells: readonly string[]) => Partial<Record<LeadField, string>>
}

/** The position of each field in a file, or why the file cannot be used. */
export function matchLeadHeader(header: readonly string[]): LeadHeader | { problem: string } {
  const match = matchOnce(header, namesOfColumns)
  if ('problem' in match) return match
  const { columns } = match
  const missing = leadColumns.find((each) => each.required && !columns.includes(each))
  if (missing) return { problem: `This file has no ${missing.name} column` }
  return {
    width: header.length,
    cells: header,
    cellsOf: (cells) =>
      Object.fromEntries(
        columns.flatMap((column, at) => (column ? [[column.field, cells[at]?.trim() ?? '']] : [])),
      ),
  }
}

/** How many columns of a header are known, which reveals the delimiter. */
export const knownLeadColumns = (header: readonly string[]) => countNamed(header, namesOfColumns)

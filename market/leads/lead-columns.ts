import { intake, type IntakeColumn } from '#market/spreadsheets/intake/intake.ts'
import type { CsvCell } from '#market/spreadsheets/write-csv.ts'
import type { LeadForm } from './lead.ts'

export type LeadField = keyof LeadForm

export type LeadColumn = IntakeColumn & { field: LeadField; required: boolean }

/** The columns of a file of leads, in the order they are exported. */
export const leadColumns: readonly LeadColumn[] = [
  { name: 'Company', field: 'company', required: true, aliases: ['Company Name', 'Business'] },
  { name: 'Buyer Category', field: 'buyer_category', required: true },
  { name: 'Product Categories', field: 'product_categories', required: true },
  { name: 'Contact Name', field: 'contact_name', required: true, aliases: ['Name', 'Full Name'] },
  {
    name: 'Contact Title',
    field: 'contact_title',
    required: false,
    aliases: ['Title', 'Job Title'],
  },
  {
    name: 'Contact Email',
    field: 'contact_email',
    required: true,
    aliases: ['Email', 'Email Address'],
  },
  {
    name: 'Contact Phone',
    field: 'contact_phone',
    required: false,
    aliases: ['Phone', 'Phone Number'],
  },
  { name: 'City', field: 'city', required: false },
  { name: 'State', field: 'state', required: false },
  { name: 'Consent Source', field: 'consent_source', required: true },
]

export const leadHeader = leadColumns.map(({ name }) => name)
export const columnOf = (field: string) => leadColumns.find((each) => each.field === field)?.name

/** Between the product categories of one cell. */
export const LIST_MARK = ';'

export const leadCells = (lead: LeadForm): CsvCell[] =>
  leadColumns.map(({ field }) =>
    field === 'product_categories' ? lead[field].join(`${LIST_MARK} `) : lead[field],
  )

/** How a file of leads is read. */
export const leadIntake = intake({
  columns: leadColumns,
  aliases: 'only',
  lackOf(columns) {
    const missing = leadColumns.find((each) => each.required && !columns.includes(each))
    return missing && `This file has no ${missing.name} column`
  },
})

import { columnNames, countNamed, matchOnce } from '#market/spreadsheets/match-columns.ts'

/** The columns of a manifest as it is kept. */
const keptFields = ['upc', 'name', 'quantity', 'msrp_cents', 'condition', 'category'] as const
export type ManifestField = (typeof keptFields)[number] | 'extended_cents'

export type ManifestColumn = {
  name: string
  field: ManifestField
  required?: boolean
  /** What people call it as well. */
  aliases: readonly string[]
}

/** The columns of a manifest, in the order in which it is given back. */
export const manifestColumns: readonly ManifestColumn[] = [
  {
    name: 'UPC',
    field: 'upc',
    aliases: ['UPC/EAN', 'UPC Code', 'UPC-A', 'EAN', 'GTIN', 'Barcode'],
  },
  {
    name: 'Name',
    field: 'name',
    required: true,
    aliases: [
      'Product Name',
      'Item Name',
      'Item Description',
      'Description',
      'Title',
      'Item',
      'Product',
    ],
  },
  {
    name: 'Quantity',
    field: 'quantity',
    required: true,
    aliases: ['Qty', 'Units', 'Count', 'Quantity Available', 'Qty Available', 'Available', 'QOH'],
  },
  {
    name: 'MSRP',
    field: 'msrp_cents',
    required: true,
    aliases: ['Unit MSRP', 'Unit Retail', 'Retail', 'Retail Price', 'List Price'],
  },
  { name: 'Condition', field: 'condition', aliases: ['Item Condition', 'Grade'] },
  { name: 'Category', field: 'category', aliases: ['Department', 'Dept', 'Product Category'] },
]

/** What all units of a row come to, read where a file has no MSRP of one. */
const extended: ManifestColumn = {
  name: 'Ext. Retail',
  field: 'extended_cents',
  aliases: ['Extended Retail', 'Ext. MSRP', 'Extended MSRP', 'Total Retail', 'Total MSRP'],
}
const readColumns = [...manifestColumns, extended]
const namesOfColumns = columnNames(readColumns)

/** How many of these cells name a column. */
export const countColumns = (cells: readonly string[]) => countNamed(cells, namesOfColumns)

export const columnNamed = (field: ManifestField) =>
  readColumns.find((column) => column.field === field)?.name ?? field

export type ManifestHeader = { columns: (ManifestColumn | undefined)[] } | { problem: string }

/** Which column each cell of the first row names, and what is missing of those that must be there. */
export function matchManifestHeader(cells: readonly string[]): ManifestHeader {
  const match = columnsNamed(cells)
  if ('problem' in match) return match
  const found = new Set(match.columns)
  const isThere = ({ field }: ManifestColumn) => field === 'msrp_cents' && found.has(extended)
  const missing = manifestColumns.filter(
    (column) => column.required && !found.has(column) && !isThere(column),
  )
  if (missing.length === 0) return match
  const names = missing.map(({ name }) => name)
  return { problem: `The manifest has no ${inWords(names)} column${names.length > 1 ? 's' : ''}` }
}

/** The same of a header that need not be complete; of several names for one column the first counts. */
export const columnsNamed = (cells: readonly string[]): ManifestHeader =>
  matchOnce(cells, namesOfColumns, 'first')

const inWords = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('')

import { matchColumns } from '#market/spreadsheets/match-columns.ts'

export const manifestFields = [
  'upc',
  'name',
  'quantity',
  'msrp_cents',
  'condition',
  'category',
] as const
export type ManifestField = (typeof manifestFields)[number]

export type ManifestColumn = {
  name: string
  field: ManifestField
  required?: boolean
  /** What people call it as well. */
  aliases: readonly string[]
}

/** The columns of a manifest, in the order in which it is given back. */
export const manifestColumns: readonly ManifestColumn[] = [
  { name: 'UPC', field: 'upc', aliases: ['UPC/EAN', 'UPC Code', 'EAN', 'GTIN', 'Barcode'] },
  {
    name: 'Name',
    field: 'name',
    required: true,
    aliases: ['Product Name', 'Item Name', 'Item Description', 'Description', 'Title', 'Item'],
  },
  {
    name: 'Quantity',
    field: 'quantity',
    required: true,
    aliases: ['Qty', 'Units', 'Count'],
  },
  {
    name: 'MSRP',
    field: 'msrp_cents',
    required: true,
    aliases: ['Unit MSRP', 'Unit Retail', 'Retail', 'Retail Price', 'List Price'],
  },
  { name: 'Condition', field: 'condition', aliases: ['Item Condition', 'Grade'] },
  { name: 'Category', field: 'category', aliases: ['Department', 'Product Category'] },
]

export const columnNamed = (field: ManifestField) =>
  manifestColumns.find((column) => column.field === field)?.name ?? field

/** A column's own name wins over an alias of it, so that "Name" and "Description" may stand side by side. */
const ownNames = manifestColumns.map((column) => ({ ...column, column }))
const aliases = manifestColumns.flatMap((column) =>
  column.aliases.map((name) => ({ name, column })),
)

export type ManifestHeader = { columns: (ManifestColumn | undefined)[] } | { problem: string }

/** Which column each cell of the first row names, and what is missing of those that must be there. */
export function matchManifestHeader(cells: readonly string[]): ManifestHeader {
  const match = columnsNamed(cells)
  if ('problem' in match) return match
  const found = new Set(match.columns)
  const missing = manifestColumns.filter((column) => column.required && !found.has(column))
  if (missing.length === 0) return match
  const names = missing.map(({ name }) => name)
  return { problem: `The manifest has no ${inWords(names)} column${names.length > 1 ? 's' : ''}` }
}

/** The same of a header that need not be complete. */
export function columnsNamed(cells: readonly string[]): ManifestHeader {
  const own = matchColumns(cells, ownNames)
  if ('problem' in own) return own
  const other = cells.map((cell) => matchColumns([cell], aliases))
  const taken = new Set(own.columns.flatMap((each) => each?.column ?? []))
  const columns = own.columns.map((each, at) => {
    if (each) return each.column
    const match = other[at]
    const column = match && 'columns' in match ? match.columns[0]?.column : undefined
    if (!column || taken.has(column)) return undefined
    taken.add(column)
    return column
  })
  return { columns }
}

const inWords = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('')

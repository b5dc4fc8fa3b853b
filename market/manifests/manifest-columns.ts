import { intake, type IntakeColumn } from '#market/spreadsheets/intake/intake.ts'

/** The columns of a manifest as it is kept. */
const keptFields = ['upc', 'name', 'quantity', 'msrp_cents', 'condition', 'category'] as const
export type ManifestField = (typeof keptFields)[number] | 'extended_cents'

export type ManifestColumn = IntakeColumn & { field: ManifestField; required?: boolean }

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
    isAmount: true,
    aliases: ['Qty', 'Units', 'Count', 'Quantity Available', 'Qty Available', 'Available', 'QOH'],
  },
  {
    name: 'MSRP',
    field: 'msrp_cents',
    required: true,
    isAmount: true,
    aliases: ['Unit MSRP', 'Unit Retail', 'Retail', 'Retail Price', 'List Price'],
  },
  { name: 'Condition', field: 'condition', aliases: ['Item Condition', 'Grade'] },
  { name: 'Category', field: 'category', aliases: ['Department', 'Dept', 'Product Category'] },
]

/** What all units of a row come to, read where a file has no MSRP of one. */
const extended: ManifestColumn = {
  name: 'Ext. Retail',
  field: 'extended_cents',
  isAmount: true,
  aliases: ['Extended Retail', 'Ext. MSRP', 'Extended MSRP', 'Total Retail', 'Total MSRP'],
}
const readColumns = [...manifestColumns, extended]

export const columnNamed = (field: ManifestField) =>
  readColumns.find((column) => column.field === field)?.name ?? field

/** How a manifest is read; of several names for one column the first counts. */
export const manifestIntake = intake({
  columns: readColumns,
  aliases: 'first',
  lackOf(columns) {
    const found = new Set(columns)
    const isThere = ({ field }: ManifestColumn) => field === 'msrp_cents' && found.has(extended)
    const names = manifestColumns
      .filter((column) => column.required && !found.has(column) && !isThere(column))
      .map(({ name }) => name)
    if (names.length === 0) return undefined
    return `The manifest has no ${inWords(names)} column${names.length > 1 ? 's' : ''}`
  },
})

const inWords = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('')

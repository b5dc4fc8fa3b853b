/** The columns that a seller can add to the table of products; the name is always there. */
export const tableColumns = [
  'upc',
  'sku',
  'category',
  'condition',
  'units',
  'minimum',
  'inner_pack',
  'msrp',
  'wholesale',
  'asking',
  'percent_off',
  'expiration',
  'tags',
  'terms',
  'watchers',
  'status',
  'created',
  'updated',
] as const
export type TableColumn = (typeof tableColumns)[number]

/** What it shows, from left to right, until its seller chooses. */
export const usualColumns: readonly TableColumn[] = [
  'upc',
  'units',
  'msrp',
  'asking',
  'percent_off',
  'status',
  'updated',
]

/** Of columns written down at some time, or in an address, those that there are, each once. */
export const knownColumns = (written: readonly unknown[]): TableColumn[] => {
  const known = written.flatMap((each) => tableColumns.find((column) => column === each) ?? [])
  return [...new Set(known)]
}

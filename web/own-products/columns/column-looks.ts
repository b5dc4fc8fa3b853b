import type { OwnProductSort, SortedColumn } from '#market/products/views/own-product-filters.ts'
import { tableColumns, type TableColumn } from '#market/products/views/table-columns.ts'

type ColumnLook = {
  name: string
  width: number
  isFigure?: true
  /** The orders that its head chooses. */
  sorts?: ColumnSorts
}
export type ColumnSorts = { ascending: OwnProductSort; descending: OwnProductSort }

const bothWays = <Column extends SortedColumn>(column: Column) => ({
  sorts: { ascending: `${column}_asc` as const, descending: `${column}_desc` as const },
})

/** Of the product's name, which is no column to choose. */
export const nameSorts: ColumnSorts = { ascending: 'name', descending: 'name_desc' }

/** How each column is headed, and how many pixels it takes. */
export const columnLooks: Record<TableColumn, ColumnLook> = {
  upc: { name: 'UPC', width: 164, ...bothWays('upc') },
  sku: { name: 'SKU', width: 140, ...bothWays('sku') },
  category: { name: 'Category', width: 148, ...bothWays('category') },
  condition: { name: 'Condition', width: 200, ...bothWays('condition') },
  units: {
    name: 'Units',
    width: 108,
    isFigure: true,
    sorts: { ascending: 'units_asc', descending: 'units' },
  },
  minimum: { name: 'Minimum order', width: 132, isFigure: true, ...bothWays('minimum') },
  inner_pack: { name: 'Inner pack', width: 108, isFigure: true, ...bothWays('inner_pack') },
  msrp: { name: 'MSRP', width: 108, isFigure: true, ...bothWays('msrp') },
  wholesale: { name: 'Wholesale', width: 108, isFigure: true, ...bothWays('wholesale') },
  asking: {
    name: 'Asking price',
    width: 136,
    isFigure: true,
    sorts: { ascending: 'price_asc', descending: 'price_desc' },
  },
  percent_off: {
    name: '% off',
    width: 76,
    isFigure: true,
    sorts: { ascending: 'percent_off_asc', descending: 'percent_off' },
  },
  expiration: { name: 'Expiration', width: 168, ...bothWays('expiration') },
  tags: { name: 'Tags', width: 160 },
  terms: { name: 'Resale terms', width: 200 },
  watchers: { name: 'Watchers', width: 96, isFigure: true, ...bothWays('watchers') },
  status: { name: 'Status', width: 136 },
  created: { name: 'Listed', width: 140, sorts: { ascending: 'oldest', descending: 'newest' } },
  updated: {
    name: 'Updated',
    width: 140,
    sorts: { ascending: 'updated_asc', descending: 'updated' },
  },
}

/** Below the UPC stands the SKU, unless it has a column of its own. */
export const headOf = (column: TableColumn, columns: readonly TableColumn[]) =>
  column === 'upc' && !columns.includes('sku') ? 'UPC / SKU' : columnLooks[column].name

const TICK = 40
const LEAST_NAME = 220
const MENU = 44

/** The pixels below which the name would have too little room. */
export const leastWidth = (columns: readonly TableColumn[]) =>
  columns.reduce((sum, column) => sum + columnLooks[column].width, TICK + LEAST_NAME + MENU)

/** On a handheld each product stands as a card, of which these are the parts. */
const onCards: readonly TableColumn[] = tableColumns.filter((column) =>
  ['upc', 'units', 'asking', 'status'].includes(column),
)

type Window = { isHandheld: boolean; isLaptop: boolean }
type ColumnChoice = { columns: readonly TableColumn[]; isUsual: boolean }

/** The columns drawn in a window: those chosen, but of the usual ones what fits. */
export function drawnColumns({ columns, isUsual }: ColumnChoice, { isHandheld, isLaptop }: Window) {
  if (isHandheld) return onCards
  return isUsual && isLaptop ? columns.filter((column) => column !== 'updated') : columns
}

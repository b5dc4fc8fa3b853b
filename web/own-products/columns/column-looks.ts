import { tableColumns, type TableColumn } from '#market/products/views/table-columns.ts'

type ColumnLook = { name: string; width: number; isFigure?: true }

/** How each column is headed, and how many pixels it takes. */
export const columnLooks: Record<TableColumn, ColumnLook> = {
  upc: { name: 'UPC', width: 164 },
  sku: { name: 'SKU', width: 140 },
  category: { name: 'Category', width: 128 },
  condition: { name: 'Condition', width: 176 },
  units: { name: 'Units', width: 108, isFigure: true },
  minimum: { name: 'Minimum order', width: 116, isFigure: true },
  inner_pack: { name: 'Inner pack', width: 92, isFigure: true },
  msrp: { name: 'MSRP', width: 108, isFigure: true },
  wholesale: { name: 'Wholesale', width: 108, isFigure: true },
  asking: { name: 'Asking price', width: 136, isFigure: true },
  percent_off: { name: '% off', width: 64, isFigure: true },
  expiration: { name: 'Expiration', width: 168 },
  tags: { name: 'Tags', width: 160 },
  terms: { name: 'Resale terms', width: 200 },
  watchers: { name: 'Watchers', width: 84, isFigure: true },
  status: { name: 'Status', width: 136 },
  created: { name: 'Listed', width: 140 },
  updated: { name: 'Updated', width: 140 },
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

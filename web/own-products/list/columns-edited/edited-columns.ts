import type { TableColumn } from '#market/products/views/table-columns.ts'

/** The columns whose cells are edited in place, each with the field it holds. */
export const editedColumns = {
  category: 'category',
  condition: 'condition',
  units: 'units',
  minimum: 'min_order_units',
  inner_pack: 'inner_quantity',
  asking: 'seller_price_cents',
  expiration: 'expiration_date',
} as const satisfies Partial<Record<TableColumn, string>>

export type EditedColumn = keyof typeof editedColumns

export const isEdited = (column: string): column is EditedColumn => column in editedColumns

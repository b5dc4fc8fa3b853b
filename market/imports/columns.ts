import type { SaidTerms } from './terms-said.ts'
import type { ProductField } from '#market/products/product-fields.ts'

/** Tags have no column; each part of the resale terms has one of its own. */
export type ColumnField = Exclude<ProductField, 'tags' | 'resale_terms'> | keyof SaidTerms

/** How the cells of a column are read; see read-cell.ts. */
export type CellKind =
  | 'upc'
  | 'photo'
  | 'text'
  | 'price'
  | 'count'
  | 'measure'
  | 'category'
  | 'gender'
  | 'month'
  | 'packaging'
  | 'condition'
  | 'weight unit'
  | 'channels'
  | 'states'
  | 'advertised price'
  | 'yes or no'
  | 'schedule'
  | 'days'

export type Column = {
  name: string
  field: ColumnField
  kind: CellKind
  required?: boolean
  /** A cell that cannot be read is left out with a note; in other columns it refuses the row. */
  lenient?: boolean
}

/** The columns of the template, in its order (spec 2, section 5). */
export const templateColumns: readonly Column[] = [
  { name: 'UPC', field: 'upc', kind: 'upc', required: true },
  { name: 'Product Name', field: 'name', kind: 'text', required: true },
  { name: 'Photo URL', field: 'photo_1', kind: 'photo', required: true },
  { name: 'Unit MSRP', field: 'msrp_cents', kind: 'price', required: true },
  { name: 'Unit Wholesale', field: 'wholesale_cents', kind: 'price', required: true },
  { name: 'Unit Asking Price', field: 'seller_price_cents', kind: 'price', required: true },
  { name: 'Units', field: 'units', kind: 'count', required: true },
  { name: 'Minimum Order Quantity', field: 'min_order_units', kind: 'count' },
  { name: 'SKU', field: 'sku', kind: 'text' },
  { name: 'ASIN', field: 'asin', kind: 'text' },
  { name: 'Style Number', field: 'style_number', kind: 'text' },
  { name: 'Description', field: 'description', kind: 'text' },
  { name: 'Category', field: 'category', kind: 'category', lenient: true },
  { name: 'Gender', field: 'gender', kind: 'gender', lenient: true },
  { name: 'Seller Size', field: 'seller_size', kind: 'text' },
  { name: 'Expiration Date', field: 'expiration_date', kind: 'month', lenient: true },
  { name: 'Packaging Type', field: 'packaging_type', kind: 'packaging', lenient: true },
  { name: 'Length', field: 'length', kind: 'measure', lenient: true },
  { name: 'Width', field: 'width', kind: 'measure', lenient: true },
  { name: 'Height', field: 'height', kind: 'measure', lenient: true },
  { name: 'Weight', field: 'weight', kind: 'measure', lenient: true },
  { name: 'Weight Unit', field: 'weight_unit', kind: 'weight unit', lenient: true },
  { name: 'Inner Quantity', field: 'inner_quantity', kind: 'count', lenient: true },
  { name: 'Number of Inners', field: 'inner_count', kind: 'count', lenient: true },
  { name: 'Outer Quantity', field: 'outer_quantity', kind: 'count', lenient: true },
  // Not lenient: what is left out would be sold as new.
  { name: 'Condition', field: 'condition', kind: 'condition' },
  // Nor these: what is left out would be sold without it.
  { name: 'Resale Channels', field: 'resale_channels', kind: 'channels' },
  { name: 'Blocked States', field: 'blocked_states', kind: 'states' },
  { name: 'MAP', field: 'map_cents', kind: 'advertised price' },
  { name: 'Remove Labels', field: 'remove_labels', kind: 'yes or no' },
  { name: 'Price Schedule', field: 'price_schedule', kind: 'schedule' },
  { name: 'Off Market Days', field: 'off_market_days', kind: 'days' },
  { name: 'Show Next Price', field: 'show_next_price', kind: 'yes or no' },
]

const morePhotos: readonly Column[] = [
  { name: 'Photo URL 2', field: 'photo_2', kind: 'photo' },
  { name: 'Photo URL 3', field: 'photo_3', kind: 'photo' },
  { name: 'Photo URL 4', field: 'photo_4', kind: 'photo' },
  { name: 'Photo URL 5', field: 'photo_5', kind: 'photo' },
]

/** Every column that is read; photos also have columns of their own (decision F6). */
export const knownColumns: readonly Column[] = [...templateColumns, ...morePhotos]

/** What the column of a field is called. */
export const columnNamed = (field: ColumnField | ProductField) =>
  knownColumns.find((column) => column.field === field)?.name ?? field

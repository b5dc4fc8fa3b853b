import { keysOf } from '#market/keys-of.ts'
import type { TermsInput } from './terms-input.ts'
import type { ProductField } from '#market/products/product-fields.ts'

/** Tags have no column; each part of the resale terms has one of its own. */
export type ColumnField = Exclude<ProductField, 'tags' | 'resale_terms'> | keyof TermsInput

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

type ColumnOfField = {
  name: string
  kind: CellKind
  required?: boolean
  /** A cell that cannot be read is left out with a note; in other columns it refuses the row. */
  lenient?: boolean
}
export type Column = ColumnOfField & { field: ColumnField }

/** The column of each field, in the order of the template (spec 2, section 5). */
const columns: Record<ColumnField, ColumnOfField> = {
  upc: { name: 'UPC', kind: 'upc', required: true },
  name: { name: 'Product Name', kind: 'text', required: true },
  photo_1: { name: 'Photo URL', kind: 'photo', required: true },
  msrp_cents: { name: 'Unit MSRP', kind: 'price', required: true },
  wholesale_cents: { name: 'Unit Wholesale', kind: 'price', required: true },
  seller_price_cents: { name: 'Unit Asking Price', kind: 'price', required: true },
  units: { name: 'Units', kind: 'count', required: true },
  min_order_units: { name: 'Minimum Order Quantity', kind: 'count' },
  sku: { name: 'SKU', kind: 'text' },
  asin: { name: 'ASIN', kind: 'text' },
  style_number: { name: 'Style Number', kind: 'text' },
  description: { name: 'Description', kind: 'text' },
  category: { name: 'Category', kind: 'category', lenient: true },
  gender: { name: 'Gender', kind: 'gender', lenient: true },
  seller_size: { name: 'Seller Size', kind: 'text' },
  expiration_date: { name: 'Expiration Date', kind: 'month', lenient: true },
  packaging_type: { name: 'Packaging Type', kind: 'packaging', lenient: true },
  length: { name: 'Length', kind: 'measure', lenient: true },
  width: { name: 'Width', kind: 'measure', lenient: true },
  height: { name: 'Height', kind: 'measure', lenient: true },
  weight: { name: 'Weight', kind: 'measure', lenient: true },
  weight_unit: { name: 'Weight Unit', kind: 'weight unit', lenient: true },
  inner_quantity: { name: 'Inner Quantity', kind: 'count', lenient: true },
  inner_count: { name: 'Number of Inners', kind: 'count', lenient: true },
  outer_quantity: { name: 'Outer Quantity', kind: 'count', lenient: true },
  // Not lenient: what is left out would be sold as new.
  condition: { name: 'Condition', kind: 'condition' },
  // Nor these: what is left out would be sold without it.
  resale_channels: { name: 'Resale Channels', kind: 'channels' },
  blocked_states: { name: 'Blocked States', kind: 'states' },
  map_cents: { name: 'MAP', kind: 'advertised price' },
  remove_labels: { name: 'Remove Labels', kind: 'yes or no' },
  price_schedule: { name: 'Price Schedule', kind: 'schedule' },
  off_market_days: { name: 'Off Market Days', kind: 'days' },
  show_next_price: { name: 'Show Next Price', kind: 'yes or no' },
  // Further photos (decision F6).
  photo_2: { name: 'Photo URL 2', kind: 'photo' },
  photo_3: { name: 'Photo URL 3', kind: 'photo' },
  photo_4: { name: 'Photo URL 4', kind: 'photo' },
  photo_5: { name: 'Photo URL 5', kind: 'photo' },
}

/** Every column that is read. */
export const knownColumns: readonly Column[] = keysOf(columns).map((field) => ({
  field,
  ...columns[field],
}))

/** The columns of the template; a further photo of a product has a row of its own there. */
export const templateColumns = knownColumns.filter(({ field }) => !/^photo_[2-5]$/.test(field))

/** What the column of a field is called. */
export const columnNamed = (field: ColumnField | ProductField) =>
  knownColumns.find((column) => column.field === field)?.name ?? field

import { keysOf } from '#market/keys-of.ts'
import type { TermsInput } from './terms-input.ts'
import { fieldNames, fieldOf, isField, isRequired } from '#market/products/by-field.ts'
import type { FieldKind } from '#market/products/field.ts'
import type { FieldName } from '#market/products/fields.ts'
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
  | 'ship from'
  | 'lead time'
  | 'freight terms'
  | 'freight class'

type ColumnOfField = {
  name: string
  kind: CellKind
  required?: boolean
  /**
   * What a cell that can't be read costs: itself, with a note or as something to fix, or its row. It costs the
   * row where a product without it would be a different one.
   */
  ifWrong: 'note' | 'attention' | 'row'
  /** Other heads that mean nothing else; of doubtful ones, such as "Price", the seller decides. */
  aliases?: readonly string[]
}
export type Column = ColumnOfField & { field: ColumnField }

/** How the cells of a field are read, where its kind is called otherwise. */
const cellKinds = {
  name: 'text',
  line: 'text',
  units: 'count',
  minimum: 'count',
} as const satisfies Partial<Record<FieldKind, CellKind>>

const isRenamed = (kind: FieldKind): kind is keyof typeof cellKinds => kind in cellKinds

// Of a condition, a minimum or freight the row is refused: without them it would be sold as new, singly, or delivered.
const costs: Partial<Record<FieldKind, ColumnOfField['ifWrong']>> = {
  category: 'note',
  gender: 'note',
  month: 'note',
  packaging: 'note',
  measure: 'note',
  'weight unit': 'note',
  'ship from': 'note',
  'lead time': 'note',
  'freight class': 'note',
  'yes or no': 'note',
  count: 'note',
  price: 'attention',
  units: 'attention',
  line: 'attention',
  text: 'attention',
}

function columnOf(field: FieldName): ColumnOfField {
  const { kind, label, aliases } = fieldOf(field)
  return {
    name: label,
    kind: isRenamed(kind) ? cellKinds[kind] : kind,
    required: isRequired(field),
    ifWrong: costs[kind] ?? 'row',
    ...(aliases && { aliases }),
  }
}

const photo = {
  name: 'Photo URL',
  kind: 'photo',
  required: true,
  ifWrong: 'attention',
  aliases: [
    'Photo',
    'Photo Link',
    'Image',
    'Image URL',
    'Image Link',
    'Image Src',
    'Main Image',
    'Picture',
    'Picture URL',
  ],
} as const

/** What is more than one field, or no field of its own. */
const otherColumns: Record<Exclude<ColumnField, FieldName>, ColumnOfField> = {
  photo_1: photo,
  // What is left out would be sold without it.
  resale_channels: {
    name: 'Resale Channels',
    kind: 'channels',
    ifWrong: 'row',
    aliases: ['Allowed Channels', 'Channels', 'Resale Channel', 'Sales Channels'],
  },
  blocked_states: {
    name: 'Blocked States',
    kind: 'states',
    ifWrong: 'row',
    aliases: ['Restricted States', 'Excluded States', 'States Not Allowed'],
  },
  map_cents: {
    name: 'MAP',
    kind: 'advertised price',
    ifWrong: 'row',
    aliases: ['MAP Price', 'Minimum Advertised Price', 'Min Advertised Price', 'MAP USD'],
  },
  remove_labels: {
    name: 'Remove Labels',
    kind: 'yes or no',
    ifWrong: 'row',
    aliases: ['Remove Brand Labels', 'Label Removal', 'Delabel', 'De-Label'],
  },
  price_schedule: {
    name: 'Price Schedule',
    kind: 'schedule',
    ifWrong: 'row',
    aliases: ['Markdown Schedule', 'Price Steps', 'Markdowns'],
  },
  off_market_days: {
    name: 'Off Market Days',
    kind: 'days',
    ifWrong: 'row',
    aliases: ['Off Market', 'Days Off Market'],
  },
  show_next_price: {
    name: 'Show Next Price',
    kind: 'yes or no',
    ifWrong: 'row',
    aliases: ['Next Price Shown', 'Tell Next Price', 'Announce Next Price'],
  },
  // Further photos (decision F6).
  photo_2: { name: 'Photo URL 2', kind: 'photo', ifWrong: 'attention' },
  photo_3: { name: 'Photo URL 3', kind: 'photo', ifWrong: 'attention' },
  photo_4: { name: 'Photo URL 4', kind: 'photo', ifWrong: 'attention' },
  photo_5: { name: 'Photo URL 5', kind: 'photo', ifWrong: 'attention' },
}

/** The columns of spec 2, section 5, in its order, and those that came later: a new one stands behind them. */
const inOrder: readonly ColumnField[] = [
  'upc',
  'name',
  'photo_1',
  'msrp_cents',
  'wholesale_cents',
  'seller_price_cents',
  'units',
  'min_order_units',
  'sku',
  'asin',
  'style_number',
  'description',
  'category',
  'gender',
  'seller_size',
  'expiration_date',
  'packaging_type',
  'length',
  'width',
  'height',
  'weight',
  'weight_unit',
  'inner_quantity',
  'inner_count',
  'outer_quantity',
  'condition',
  'resale_channels',
  'blocked_states',
  'map_cents',
  'remove_labels',
  'price_schedule',
  'off_market_days',
  'show_next_price',
  ...fieldNames,
  ...keysOf(otherColumns),
]

/** Every column that is read. */
export const knownColumns: readonly Column[] = [...new Set(inOrder)].map((field) => ({
  field,
  ...(isField(field) ? columnOf(field) : otherColumns[field]),
}))

/** The columns of the template; a further photo of a product has a row of its own there. */
export const templateColumns = knownColumns.filter(({ field }) => !/^photo_[2-5]$/.test(field))

/** What the column of a field is called. */
export const columnNamed = (field: ColumnField | ProductField) =>
  knownColumns.find((column) => column.field === field)?.name ?? field

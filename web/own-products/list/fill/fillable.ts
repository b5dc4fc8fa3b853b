import { keysOf } from '#market/keys-of.ts'
import { missingWords, type Essential } from '#market/products/missing.ts'
import type { OwnListedProduct } from '#market/products/own-product-api.ts'
import type { TableColumn } from '#market/products/views/table-columns.ts'
import { editedColumns, isEdited } from '../columns-edited/edited-columns.ts'
import type { FieldsInPlace } from '#market/products/product-fields.ts'

/** What is filled in below a product's name; units and asking price have cells of their own. */
export type Fillable = Exclude<keyof FieldsInPlace, 'units' | 'seller_price_cents'>

/** In the order in which they stand. */
export const fieldNames: Record<keyof FieldsInPlace, string> = {
  name: 'Product name',
  upc: 'UPC',
  msrp_cents: 'MSRP',
  wholesale_cents: 'Wholesale',
  photo_1: 'Photo',
  category: 'Category',
  condition: 'Condition',
  min_order_units: 'Minimum order',
  inner_quantity: 'Inner pack',
  expiration_date: 'Expiration',
  units: 'Units',
  seller_price_cents: 'Asking price',
}
export const fieldsInOrder = keysOf(fieldNames)

const isFillable = (field: keyof FieldsInPlace): field is Fillable =>
  field !== 'units' && field !== 'seller_price_cents'
const fillable = fieldsInOrder.filter(isFillable)

type Shown = {
  /** What it lacks, and what it lacked when its row was first shown. */
  lacking: ReadonlySet<Essential>
  /** Whether the others were asked for as well. */
  isOpen: boolean
  /** Those with a column have cells of their own. */
  columns?: readonly TableColumn[]
}

/** The fields to show: what is lacking, or all; a photo that is there is exchanged in the form. */
export const fieldsToFill = ({ lacking, isOpen, columns = [] }: Shown): Fillable[] => {
  const inCells = columns.filter(isEdited).map((column) => editedColumns[column])
  return fillable.filter(
    (field) =>
      isLacking(lacking, field) ||
      (isOpen && field !== 'photo_1' && !inCells.some((each) => each === field)),
  )
}

/** What is missing and has no field to fill it in. */
export const missingElsewhere = ({ missing_fields: missing }: Lot) =>
  missing
    .filter((field) => !fillable.some((each) => each === field))
    .map((field) => missingWords[field])

/** "Missing MSRP", or what it is. */
export const fieldLabel = (field: Fillable, { missing_fields: missing }: Lot) =>
  missing.flatMap((each) => (each === field ? [missingWords[each]] : []))[0] ?? fieldNames[field]

type Lot = Pick<OwnListedProduct, 'missing_fields'>

const isLacking = (lacking: ReadonlySet<string>, field: Fillable) => lacking.has(field)

import type { OwnProduct } from '#market/products/own-product-api.ts'
import {
  formFieldNames,
  type ProductField,
  type ProductFields,
} from '#market/products/product-fields.ts'
import type { DraftField } from '../form/draft-changes.ts'

type Left = Exclude<ProductField, 'name' | 'upc'>
const isLeft = (field: ProductField): field is Left => field !== 'name' && field !== 'upc'
const fieldsLeft = formFieldNames.filter(isLeft)

/**
 * What is sent of a form: the fields that were changed, with what they were, so that what others
 * changed or bought meanwhile is not undone. Name and UPC always go along.
 */
export function updateOf(fields: ProductFields, changed: readonly DraftField[], base: OwnProduct) {
  const names: readonly string[] = changed
  const isChanged = (field: ProductField) =>
    names.includes(field.startsWith('photo_') ? 'photos' : field)
  const product = { ...fields }
  const before = Object.fromEntries(
    formFieldNames.filter(isChanged).map((field) => [field, base[field]]),
  )
  if (!isChanged('name')) product.name = base.name
  if (!isChanged('upc')) product.upc = base.upc
  for (const field of fieldsLeft) if (!isChanged(field)) product[field] = undefined
  return { product, before, units_before: isChanged('units') ? base.units : undefined }
}

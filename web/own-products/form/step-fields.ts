import { keysOf } from '#market/keys-of.ts'
import { fieldNames, fieldOf, isField } from '#market/products/by-field.ts'
import type { FieldName } from '#market/products/fields.ts'
import type { ProductStep } from '#market/products/product-steps.ts'
import type { ProductDraft } from './product-draft.ts'

type DraftField = keyof ProductDraft

/** The step that asks for what is no plain field. */
const stepOfOthers: Record<Exclude<DraftField, FieldName>, ProductStep> = {
  photos: 'description',
  tags: 'details',
  price_schedule: 'details',
  off_market_days: 'details',
  show_next_price: 'details',
  resale_terms: 'details',
}

const stepOf = (field: DraftField) => (isField(field) ? fieldOf(field).step : stepOfOthers[field])

const fieldsOf = (step: ProductStep): readonly DraftField[] =>
  [...fieldNames, ...keysOf(stepOfOthers)].filter((field) => stepOf(field) === step)

/** What each step asks for; the wizard asks for all of it. */
export const stepFields: Record<ProductStep, readonly DraftField[]> = {
  identifiers: fieldsOf('identifiers'),
  description: fieldsOf('description'),
  pricing: fieldsOf('pricing'),
  quantity: fieldsOf('quantity'),
  details: fieldsOf('details'),
  dimensions: fieldsOf('dimensions'),
  packaging: fieldsOf('packaging'),
}

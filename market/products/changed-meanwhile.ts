import type { OwnProduct, ProductBefore } from './own-product-api.ts'
import { formFieldNames, type ProductField, type ProductFields } from './product-fields.ts'
import { termsText } from '#market/resale/resale-words.ts'
import { ownTagsOf } from './tags.ts'

type Meanwhile = {
  said: ProductFields
  /** What the form began with, of what it changes. */
  before: ProductBefore
  now: OwnProduct
}

/** The fields that a form changes and somebody else has changed to something else since. Units have a rule of their own. */
export const changedMeanwhile = ({ said, before, now }: Meanwhile): ProductField[] =>
  formFieldNames.filter(
    (field) =>
      field !== 'units' &&
      said[field] !== undefined &&
      before[field] !== undefined &&
      valueOf(field, before) !== valueOf(field, now) &&
      valueOf(field, said) !== valueOf(field, now),
  )

/** What staff tagged a product with is no matter of its form. */
function valueOf(field: ProductField, product: Partial<ProductFields> | ProductBefore) {
  if (field === 'tags') return ownTagsOf(product.tags ?? []).join('\n')
  if (field === 'resale_terms') return product.resale_terms && termsText(product.resale_terms)
  return field === 'price_schedule' ? JSON.stringify(product[field] ?? []) : product[field]
}

import type { OwnProduct, ProductBefore } from './own-product-api.ts'
import { eachField, type ProductField, type ProductFields } from './product-fields.ts'

type Meanwhile = {
  said: ProductFields
  /** What the form began with, of what it changes. */
  before: ProductBefore
  now: OwnProduct
}

/** The fields that a form changes and somebody else has changed to something else since. Units have a rule of their own. */
export const changedMeanwhile = ({ said, before, now }: Meanwhile): ProductField[] =>
  eachField
    .keyof()
    .options.filter(
      (field) =>
        field !== 'units' &&
        said[field] !== undefined &&
        before[field] !== undefined &&
        before[field] !== now[field] &&
        said[field] !== now[field],
    )

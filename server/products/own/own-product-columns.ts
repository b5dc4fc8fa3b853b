import type { Insertable } from 'kysely'
import { blankFields } from '#market/products/field-answers.ts'
import { fieldNames } from '#market/products/by-field.ts'
import type { FieldName } from '#market/products/fields.ts'
import type { ProductFields } from '#market/products/product-fields.ts'
import { columnOf, type FieldColumns } from '../field-columns.ts'

const written = fieldNames.filter((name) => name !== 'units')

/** What a form says about a product, without photos and units. A field that it empties goes back to its default. */
export const columnsOf = (said: ProductFields) => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each column takes what its kind says
  ...(Object.fromEntries(
    written.map((name) => [columnOf(name), orUsual(name, said[name])]),
  ) as Omit<Insertable<FieldColumns>, 'units'>),
  resaleTerms: said.resale_terms && JSON.stringify(said.resale_terms),
})

const orUsual = <Name extends FieldName>(name: Name, said: ProductFields[Name]) =>
  said === null ? blankFields[name] : said

import { z } from 'zod'
import { productCategories } from '#market/categories.ts'
import { freightClasses } from '#market/freight/freight-class.ts'
import { freightTerms, USUAL_FREIGHT } from '#market/freight/freight-terms.ts'
import { amount } from '#market/wire.ts'
import { byField } from './by-field.ts'
import type { FieldKind } from './field.ts'
import { fields, type FieldName } from './fields.ts'
import { genders, packagingTypes, weightUnits } from './product-choices.ts'
import { productConditions, USUAL_CONDITION } from './product-condition.ts'

const answers = {
  upc: z.string(),
  name: z.string(),
  line: z.string().nullable(),
  text: z.string(),
  category: z.enum(productCategories),
  condition: z.enum(productConditions),
  gender: z.enum(genders),
  packaging: z.enum(packagingTypes).nullable(),
  month: z.string().nullable(),
  price: amount.nullable(),
  units: z.int(),
  minimum: z.int().nullable(),
  count: z.int().nullable(),
  measure: z.number().nullable(),
  'weight unit': z.enum(weightUnits),
  'ship from': z.string().nullable(),
  'lead time': z.int().nullable(),
  'freight terms': z.enum(freightTerms),
  'freight class': z.enum(freightClasses).nullable(),
  'yes or no': z.boolean().nullable(),
} satisfies Record<FieldKind, z.ZodType>

/** What an answer says of each field: null where a field has no value, and '' for a text that says nothing. */
export const fieldAnswers = byField(answers)

/** What a field of this kind holds. */
export type ValueOf<Kind extends FieldKind> = z.infer<(typeof answers)[Kind]>
export type FieldValues = { [Name in FieldName]: z.infer<(typeof fieldAnswers)[Name]> }

/** Functions of the values of each kind, as one of any field's. */
export const eachKind =
  <Made>(make: { [Kind in FieldKind]: (value: ValueOf<Kind>) => Made }) =>
  <Name extends FieldName>(name: Name, value: FieldValues[Name]): Made => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a field holds what its kind says
    const makeIt = make[fields[name].kind] as (value: FieldValues[Name]) => Made
    return makeIt(value)
  }

/** A product of which nothing was said. */
export const blankFields: FieldValues = byField<{ [Kind in FieldKind]: ValueOf<Kind> }>({
  upc: '',
  name: '',
  line: null,
  text: '',
  category: 'other',
  condition: USUAL_CONDITION,
  gender: 'unisex',
  packaging: null,
  month: null,
  price: null,
  units: 0,
  minimum: null,
  count: null,
  measure: null,
  'weight unit': 'lbs',
  'ship from': null,
  'lead time': null,
  'freight terms': USUAL_FREIGHT,
  'freight class': null,
  'yes or no': null,
})

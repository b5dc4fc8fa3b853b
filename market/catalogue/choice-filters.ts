import { keysOf } from '#market/keys-of.ts'
import { regionCodes, regionNames } from '#market/ship-to-places.ts'
import type { FieldName } from '#market/products/fields.ts'
import {
  genders,
  genderWords,
  packagingTypes,
  packagingWords,
} from '#market/products/product-choices.ts'
import { conditionWords, productConditions } from '#market/products/product-condition.ts'

type ChoiceFilter = {
  /** What it narrows; its column in the database has the same name. */
  field: FieldName | 'ships_from_state'
  title: string
  choices: readonly string[]
  words: Readonly<Record<string, string>>
  /** Stands open among the first filters; others wait closed at the end. */
  isFirst?: boolean
  /** There are many choices: only those that some lot has are listed, and one can be searched for. */
  isLong?: boolean
}

/** The filters of the catalogue that offer a few choices of a field, in the order of the panel. */
export const choiceFilters = {
  conditions: {
    field: 'condition',
    title: 'Condition',
    choices: productConditions,
    words: conditionWords,
    isFirst: true,
  },
  ships_from: {
    field: 'ships_from_state',
    title: 'Ships from',
    choices: regionCodes,
    words: regionNames,
    isLong: true,
  },
  packaging_types: {
    field: 'packaging_type',
    title: 'Packaging',
    choices: packagingTypes,
    words: packagingWords,
  },
  genders: { field: 'gender', title: 'Gender', choices: genders, words: genderWords },
} as const satisfies Record<string, ChoiceFilter>

export type ChoiceFilterName = keyof typeof choiceFilters
export type ChoiceOf<Name extends ChoiceFilterName> =
  (typeof choiceFilters)[Name]['choices'][number]

export const choiceFilterNames = keysOf(choiceFilters)

/** A row of the table, whichever it is. */
export const choiceFilter = (name: ChoiceFilterName): ChoiceFilter => choiceFilters[name]

import {
  choiceFilter,
  type ChoiceFilterName,
  choiceFilterNames,
  choiceFilters,
} from '#market/catalogue/choice-filters.ts'
import type { FieldName } from '#market/products/fields.ts'
import { recordOf } from '#market/record-of.ts'
import { type ColumnName, columnOf } from '#server/products/field-columns.ts'

type FieldOf<Name extends ChoiceFilterName> = (typeof choiceFilters)[Name]['field']

/** The columns of a product that filters with a few choices narrow, by the names that queries use. */
export type ChoiceColumn =
  | ColumnName<Extract<FieldOf<ChoiceFilterName>, FieldName>>
  | 'shipsFromState'

/** What a product has in each of these columns. */
export type ChosenValues = Record<ChoiceColumn, string | null>

export function choiceColumn(name: ChoiceFilterName): ChoiceColumn {
  const { field } = choiceFilters[name]
  // The state in force, which may be the shop's.
  return field === 'ships_from_state' ? 'shipsFromState' : columnOf(field)
}

export const choiceColumns = choiceFilterNames.map(choiceColumn)

/** For each of these filters the choices with their counts, as an answer says them. */
export const choiceCounts = (
  countOf: (name: ChoiceFilterName) => (choice: string, place: number) => number,
) =>
  recordOf(choiceFilterNames, (name) => {
    const count = countOf(name)
    const { choices, isLong } = choiceFilter(name)
    const counted = choices.map((choice, place) => ({ choice, count: count(choice, place) }))
    return isLong ? counted.filter((each) => each.count > 0) : counted
  })

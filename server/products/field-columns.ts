import type { ColumnType, Generated, Selectable } from 'kysely'
import { fieldNames, isOfKind } from '#market/products/by-field.ts'
import type { FieldKind } from '#market/products/field.ts'
import type { fields, FieldName } from '#market/products/fields.ts'
import { recordOf } from '#market/record-of.ts'
import type { FieldValues, ValueOf } from '#market/products/field-answers.ts'

// Decimals come as text, so that none is rounded on the way.
type Measure = ColumnType<string | null, string | number | null | undefined, string | number | null>

/** What the column of a field holds. Where nothing is said the database has a usual value, or null. */
type ColumnOf<Kind extends FieldKind> = Kind extends 'measure'
  ? Measure
  : Kind extends
        | 'text'
        | 'category'
        | 'condition'
        | 'gender'
        | 'units'
        | 'weight unit'
        | 'freight terms'
    ? Generated<ValueOf<Kind>>
    : ValueOf<Kind>

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name

export type ColumnName<Name extends FieldName = FieldName> = CamelCase<Name>

/** The columns of a product that hold its fields, by the names that queries use. */
export type FieldColumns = {
  [Name in FieldName as ColumnName<Name>]: ColumnOf<(typeof fields)[Name]['kind']>
}

/** `style_number` is the column `styleNumber`. */
export const columnOf = <Name extends FieldName>(name: Name) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the type spells it
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as ColumnName<Name>

export const fieldColumns = fieldNames.map(columnOf)

/** What an answer says of these fields. */
export const valuesOf = <Name extends FieldName>(
  row: Pick<Selectable<FieldColumns>, ColumnName<Name>>,
  names: readonly Name[],
) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each column holds what its kind says
  recordOf(names, (name) => {
    const held: unknown = row[columnOf(name)]
    return isOfKind(name, 'measure') && typeof held === 'string' ? Number(held) : held
  }) as Pick<FieldValues, Name>

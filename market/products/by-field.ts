import { keysOf } from '#market/keys-of.ts'
import { recordOf } from '#market/record-of.ts'
import type { Field, FieldKind } from './field.ts'
import { fields, type FieldName } from './fields.ts'

type Fields = typeof fields

/** The fields of these kinds. */
export type FieldOf<Kind extends FieldKind> = {
  [Name in FieldName]: Fields[Name]['kind'] extends Kind ? Name : never
}[FieldName]

/** The facts of a lot that are fields of the product. */
export type LotField = {
  [Name in FieldName]: Fields[Name] extends { lotFact: string } ? Name : never
}[FieldName]

export const fieldNames = keysOf(fields)

export const isField = (name: string): name is FieldName => name in fields

/** A row of the table, whichever it is. */
export const fieldOf = (name: FieldName): Field => fields[name]

export const isRequired = (name: FieldName) => fieldOf(name).isRequired === true

/** The fields that everybody may read who sees the product. */
export type PublicField = {
  [Name in FieldName]: Fields[Name] extends { isPrivate: true } ? never : Name
}[FieldName]
export const isPublic = (name: FieldName): name is PublicField => !fieldOf(name).isPrivate

const isLotField = (name: FieldName): name is LotField => fieldOf(name).lotFact !== undefined
export const lotFields = fieldNames.filter(isLotField)

/** For each field what its kind has in a table of kinds. */
export type ByField<Table extends Record<FieldKind, unknown>> = {
  [Name in FieldName]: Table[Fields[Name]['kind']]
}

/** The same as a value: `byField(rules).sku` is the rule of a line. */
export const byField = <Table extends Record<FieldKind, unknown>>(table: Table) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types have no word for "of its kind"
  recordOf(fieldNames, (name) => table[fields[name].kind]) as ByField<Table>

/** Of a table with a value for each field, some of them. */
export const pickFields = <Table, Name extends keyof Table & string>(
  table: Table,
  names: readonly Name[],
): Pick<Table, Name> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name has its own value
  recordOf(names, (name) => table[name]) as Pick<Table, Name>

export const isOfKind = <Kind extends FieldKind>(
  name: FieldName,
  ...kinds: readonly Kind[]
): name is FieldOf<Kind> => kinds.some((kind) => kind === fields[name].kind)

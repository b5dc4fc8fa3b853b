import type { ProductStep } from './product-steps.ts'

/** What a field holds. Rules, inputs and columns follow from it, each by a table of kinds. */
export type FieldKind =
  | 'upc'
  | 'name'
  | 'line'
  | 'text'
  | 'category'
  | 'condition'
  | 'gender'
  | 'packaging'
  | 'month'
  | 'price'
  | 'units'
  | 'minimum'
  | 'count'
  | 'measure'
  | 'weight unit'
  | 'ship from'
  | 'lead time'
  | 'freight terms'
  | 'freight class'
  | 'yes or no'

/** What is declared of a field of a product. */
export type Field = {
  kind: FieldKind
  /** At its input, and at the head of its column in a file. */
  label: string
  /** The part of the form, and of the wizard, that asks for it. */
  step: ProductStep
  /** Of what a buyer is said to buy, which offers and orders keep: what it is called where a change is told. */
  lotFact?: string
  /** For its seller and staff alone (decision C8). */
  isPrivate?: boolean
  /** Buyers do not see a product without it (decision I4). */
  isRequired?: boolean
  /** Other heads of its column that mean nothing else; of doubtful ones, such as "Price", the seller decides. */
  aliases?: readonly string[]
  /** How a cell is written, where its kind does not say it all. */
  form?: string
  /** A cell. */
  example: string
}

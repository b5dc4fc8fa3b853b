import type { Motif } from '../art/motif.ts'

type Gender = 'unisex' | 'f' | 'm'

/** One kind of product: what the lots of it are called, cost and weigh, and how it is drawn. */
export type Good = Motif & {
  nouns: readonly string[]
  traits: readonly string[]
  /** Closes the name in place of a colour: a flavour, a volume, a count. */
  variants?: readonly string[]
  sizes?: readonly string[]
  genders?: readonly Gender[]
  /** Sentences true of any lot of it. */
  facts: readonly string[]
  /** Usual MSRP in dollars, from and to. */
  msrp: readonly [number, number]
  /** Length, width and height of one unit in inches. */
  box: readonly [number, number, number]
  weight: readonly [number, 'lbs' | 'oz']
  innerQuantities: readonly number[]
  /** How long it keeps; absent where it does not spoil. */
  shelfMonths?: number
}

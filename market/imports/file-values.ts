import { z } from 'zod'
import { keysOf } from '#market/keys-of.ts'
import { productCategories } from '#market/categories.ts'
import { genders, packagingTypes } from '#market/products/product-choices.ts'
import { productConditions } from '#market/products/product-condition.ts'
import type { CellKind } from './columns.ts'

/** Of one column; a file that has more is not asked about all of them. */
export const MOST_WORDS_OF_FILE = 300
const LONGEST_WORD = 100

/** What words of a file mean that we don't know. */
const wordsFor = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z
    .record(z.string(), z.enum(values))
    .refine(
      (words) => Object.keys(words).length <= MOST_WORDS_OF_FILE,
      `Name at most ${MOST_WORDS_OF_FILE} words`,
    )

/** What the words of a file stand for, in the columns whose values are a few (beyond N6). */
export const fileValues = z
  .object({
    conditions: wordsFor(productConditions),
    categories: wordsFor(productCategories),
    genders: wordsFor(genders),
    packaging: wordsFor(packagingTypes),
  })
  .partial()
export type FileValues = z.infer<typeof fileValues>
export type ValueKind = keyof FileValues

const kinds = {
  conditions: 'condition',
  categories: 'category',
  genders: 'gender',
  packaging: 'packaging',
} as const satisfies Record<ValueKind, CellKind>

export const valueKinds = keysOf(kinds)

/** Of a column whose values are a few, which of those they are. */
export const valueKindOf = (kind: CellKind) => valueKinds.find((each) => kinds[each] === kind)

/** A word as it is known again, whatever its case and the blanks around it. */
export const wordKey = (word: string) => word.trim().toLowerCase().slice(0, LONGEST_WORD)

/** What a word was said to mean; undefined when nothing was said of it. */
export function meaningOf<Value>(
  word: string,
  words: Readonly<Record<string, Value>> | undefined,
): Value | undefined {
  if (!words) return undefined
  return Object.entries(words).find(([each]) => wordKey(each) === wordKey(word))?.[1]
}

import {
  fileValues,
  meaningOf,
  wordKey,
  type FileValues,
  type ValueKind,
} from '#market/imports/file-values.ts'
import type { PriceRule } from '#market/imports/price-rule.ts'

/** A cell as the seller put it right. */
export type Fix = { row: number; column: string; text: string }

/** What the seller says of a file beyond what stands there. */
export type Changes = {
  /** By the place of a header, which column it is read as; null for none. */
  columns: Readonly<Record<number, string | null>>
  fixes: readonly Fix[]
  /** Sets the asking prices, instead of the file. */
  prices?: PriceRule | undefined
  /** What words of the file mean that we don't know. */
  values?: FileValues | undefined
  decimal?: 'comma' | undefined
}

export const UNCHANGED: Changes = { columns: {}, fixes: [] }

export const isChanged = ({ columns, fixes }: Changes) =>
  fixes.length > 0 || Object.keys(columns).length > 0

export const withColumn = (changes: Changes, at: number, column: string | null): Changes => ({
  ...changes,
  columns: { ...changes.columns, [at]: column },
})

/** What a word of a column is said to mean. */
export const meantValue = (
  { values }: Changes,
  { kind, word }: { kind: ValueKind; word: string },
) => meaningOf<string>(word, values?.[kind])

/** What a word means; undefined takes back what was said. */
export const withValue = (
  changes: Changes,
  { kind, word }: { kind: ValueKind; word: string },
  meaning: string | undefined,
): Changes => {
  const words = Object.entries(changes.values?.[kind] ?? {}).filter(
    ([each]) => each !== wordKey(word),
  )
  const said = meaning === undefined ? words : [...words, [wordKey(word), meaning]]
  return {
    ...changes,
    values: fileValues.parse({ ...changes.values, [kind]: Object.fromEntries(said) }),
  }
}

/** The last word on a cell counts. */
export const withFix = (changes: Changes, fix: Fix): Changes => ({
  ...changes,
  fixes: [...changes.fixes.filter((each) => !isOfSameCell(each, fix)), fix],
})

const isOfSameCell = (one: Fix, other: Fix) => one.row === other.row && one.column === other.column

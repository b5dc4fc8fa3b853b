import type { Entry } from '../read-model/entry.ts'
import { indexedWord } from './indexed-word.ts'
import { shardColumns, tagNumber, tagsCounted } from './shard-columns.ts'

/** The places of words, as `FoundWord` numbers them. */
export const wordFields = ['name', 'seller_name', 'codes', 'tag_words', 'description'] as const

const columns = Object.entries(shardColumns)
const names = ['id', 'lot', ...wordFields, ...columns.map(([name]) => name)]

// A statement of a search server has 8 MB at most, unless its settings say more.
const ROWS_OF_STATEMENT = 500

/** Statements that put these products into the table, in place of what it had of them. */
export const writingLots = (entries: readonly Entry[]): string[] =>
  inParts(entries).map(
    (part) => `REPLACE INTO lots (${names.join(', ')}) VALUES ${part.map(rowOf).join(', ')}`,
  )

/** Statements that keep how the tags of these products are called: of products there are only their numbers. */
export const writingTagNames = (entries: readonly Entry[]): string[] =>
  inParts(tagsIn(entries)).map((part) => {
    const rows = part.map((tag) => `(${tagNumber(tag)}, ${quoted(tag)})`)
    return `REPLACE INTO tag_names (id, name) VALUES ${rows.join(', ')}`
  })

/** Statements that take these products out of the table. */
export const removingLots = (ids: readonly number[]): string[] =>
  inParts(ids).map((part) => `DELETE FROM lots WHERE id IN (${part.join(', ')})`)

export const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

function rowOf(entry: Entry): string {
  const words = wordFields.map((_, place) => {
    const found = entry.words.filter(([, places]) => places & (1 << place))
    return `'${found.map(([word]) => indexedWord(word)).join(' ')}'`
  })
  const values = columns.map(([, { of }]) => {
    const value = of(entry)
    return typeof value === 'number' ? value : `(${value.join(', ')})`
  })
  return `(${[entry.id, 1, ...words, ...values].join(', ')})`
}

const tagsIn = (entries: readonly Entry[]) => [
  ...new Set(entries.flatMap(({ tags }) => tagsCounted(tags))),
]

const inParts = <Each>(all: readonly Each[]) =>
  Array.from({ length: Math.ceil(all.length / ROWS_OF_STATEMENT) }, (_, part) =>
    all.slice(part * ROWS_OF_STATEMENT, (part + 1) * ROWS_OF_STATEMENT),
  )

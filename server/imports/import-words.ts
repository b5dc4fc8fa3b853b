import { sql } from 'kysely'
import {
  headerKey,
  keptNames,
  mappingOfHeaders,
  type ColumnMapping,
} from '#market/spreadsheets/intake/column-mapping.ts'
import {
  MOST_WORDS_OF_FILE,
  valueKinds,
  wordKey,
  type FileValues,
} from '#market/imports/file-values.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    importWords: {
      sellerId: number
      kind: WordKind
      /** As it is known again: in lowercase, without the blanks around it. */
      word: string
      /** The column or the value it stands for; null: none. */
      meaning: string | null
      fileName: string | null
      usedAt: Date
    }
  }
}

type WordKind = 'header' | keyof FileValues

type Said = {
  /** All that the file has. */
  headers: readonly string[]
  /** Undefined where nothing was said of its headers. */
  mapping: ColumnMapping | undefined
  values: FileValues
  fileName: string | null
}

/** Remembers what a seller said of each header and word of a file; a header that a mapping leaves out is forgotten. */
export async function keepWords(
  tx: Tx,
  sellerId: number,
  { headers, mapping, values, fileName }: Said,
) {
  const keys = mapping ? keptNames(headers) : []
  const columns = new Map(
    Object.entries(mapping ?? {}).map(([name, column]) => [headerKey(name), column]),
  )
  await deleteHeaders(
    tx,
    sellerId,
    keys.filter((key) => !columns.has(key)),
  )
  const words = [
    ...keys.flatMap((word) => wordsOf('header', word, columns.get(word))),
    ...valueKinds.flatMap((kind) =>
      Object.entries(values[kind] ?? {}).flatMap(([word, meaning]) =>
        wordsOf(kind, wordKey(word), meaning),
      ),
    ),
  ]
  const rows = new Map(words.map((word) => [`${word.kind} ${word.word}`, word]))
  if (rows.size === 0) return
  const usedAt = sql<Date>`now()`
  await tx
    .insertInto('importWords')
    .values([...rows.values()].map((word) => ({ ...word, sellerId, fileName, usedAt })))
    .onConflict((conflict) =>
      conflict.columns(['sellerId', 'kind', 'word']).doUpdateSet((eb) => ({
        meaning: eb.ref('excluded.meaning'),
        fileName: eb.ref('excluded.fileName'),
        usedAt: eb.ref('excluded.usedAt'),
      })),
    )
    .execute()
}

const wordsOf = (kind: WordKind, word: string, meaning: string | null | undefined) =>
  meaning === undefined || word === '' ? [] : [{ kind, word, meaning }]

async function deleteHeaders(tx: Tx, sellerId: number, headers: readonly string[]) {
  if (headers.length === 0) return
  await tx
    .deleteFrom('importWords')
    .where('sellerId', '=', sellerId)
    .where('kind', '=', 'header')
    .where('word', 'in', headers)
    .execute()
}

const MOST_WORDS = 1000

/** What a seller said of these headers before, and of words; undefined when nothing. */
export async function findWords(db: Database, sellerId: number, headers: readonly string[]) {
  const found = await db
    .selectFrom('importWords')
    .select(['kind', 'word', 'meaning', 'fileName', 'usedAt'])
    .where('sellerId', '=', sellerId)
    .orderBy('usedAt', 'desc')
    .orderBy('word')
    .limit(MOST_WORDS)
    .execute()
  const columns = new Map(
    found.flatMap(({ kind, word, meaning }) =>
      kind === 'header' ? [[word, meaning] as const] : [],
    ),
  )
  const mapping = mappingOfHeaders(headers, Object.fromEntries(columns))
  const wordsOfKind = (kind: WordKind) =>
    found.flatMap(({ word, meaning, ...each }) =>
      each.kind === kind && meaning !== null ? [[word, meaning] as const] : [],
    )
  const values = Object.fromEntries(
    valueKinds.map((kind) => [
      kind,
      Object.fromEntries(wordsOfKind(kind).slice(0, MOST_WORDS_OF_FILE)),
    ]),
  )
  const keys = new Set(keptNames(headers))
  const last = found.find(({ kind, word }) => kind === 'header' && keys.has(word))
  return { mapping, values, last }
}

const LONG_UNUSED = sql<Date>`now() - interval '400 days'`

export async function deleteUnusedWords(db: Database) {
  await db.deleteFrom('importWords').where('usedAt', '<', LONG_UNUSED).execute()
  // Of older versions, which kept whole rows of headers.
  await sql`delete from import_mappings where used_at < ${LONG_UNUSED}`.execute(db)
}

import { sql } from 'kysely'
import type { FileKind } from '#market/spreadsheets/intake/header-api.ts'
import {
  headerKey,
  keptNames,
  mappingOfHeaders,
  type ColumnMapping,
} from '#market/spreadsheets/intake/column-mapping.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    fileHeaders: {
      userId: number
      kind: FileKind
      /** As it is known again: in lowercase, without the blanks around it. */
      word: string
      /** The column it stands for; null: none. */
      meaning: string | null
      usedAt: Date
    }
  }
}

type Said = {
  kind: FileKind
  /** All that the file has. */
  headers: readonly string[]
  /** Undefined where nothing was said of its headers. */
  mapping: ColumnMapping | undefined
}

/** Remembers what somebody said of each header of a file; one that a mapping leaves out is forgotten. */
export async function keepHeaders(tx: Tx, userId: number, { kind, headers, mapping }: Said) {
  if (!mapping) return
  const said = new Map(Object.entries(mapping).map(([name, column]) => [headerKey(name), column]))
  const words = keptNames(headers)
  if (words.length === 0) return
  await tx
    .deleteFrom('fileHeaders')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('word', 'in', words)
    .execute()
  const rows = words.flatMap((word) => {
    const meaning = said.get(word)
    return meaning === undefined ? [] : [{ userId, kind, word, meaning, usedAt: sql<Date>`now()` }]
  })
  if (rows.length > 0)
    await tx
      .insertInto('fileHeaders')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['userId', 'kind', 'word']).doNothing())
      .execute()
}

/** What somebody said of these headers before. */
export async function keptHeaders(
  db: Database,
  userId: number,
  { kind, headers }: { kind: FileKind; headers: readonly string[] },
): Promise<Record<string, string | null>> {
  const words = keptNames(headers)
  if (words.length === 0) return {}
  const found = await db
    .selectFrom('fileHeaders')
    .select(['word', 'meaning'])
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('word', 'in', words)
    .execute()
  const kept = Object.fromEntries(found.map(({ word, meaning }) => [word, meaning]))
  return mappingOfHeaders(headers, kept)
}

const LONG_UNUSED = sql<Date>`now() - interval '400 days'`

export const deleteUnusedHeaders = (db: Database) =>
  db.deleteFrom('fileHeaders').where('usedAt', '<', LONG_UNUSED).execute()

import type { Database } from '#server/platform/database/database.ts'
import type { Base } from './base.ts'
import { indexed } from './base.ts'
import { columnBuilder } from './build-columns.ts'
import { allEntries } from '../entry-store.ts'

/** Reads every published product; what changes meanwhile is read again with the changes. */
export async function loadBase(db: Database): Promise<Base> {
  return indexed(await allColumns(db))
}

// Apart, so that what was collected is out of reach while the rest is made.
async function allColumns(db: Database) {
  const builder = columnBuilder()
  for await (const entry of allEntries(db)) builder.add(entry)
  return builder.finish()
}

import { sql } from 'kysely'
import type { GatheredProduct } from '#market/imports/gather-products.ts'
import type { Issue } from '#market/imports/issue.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import type { FileChoice } from './file-choice.ts'
import { importColumns } from './import-tables.ts'

type NewImport = {
  key: string
  sellerId: number
  userId: number
  fileName: string | null
  choice: FileChoice
}

/** The id of the import of this file, unless there is one already. */
export async function addImport(tx: Tx, { choice, ...given }: NewImport) {
  const added = await tx
    .insertInto('imports')
    .values({ ...given, choice: JSON.stringify(choice) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** The seller's import of this file; anybody else's is not there. */
export async function findImport(
  db: Database | Tx,
  { sellerId, key }: { sellerId: number; key: string },
) {
  return importsOf(db, sellerId).where('key', '=', key).executeTakeFirst()
}
export type FoundImport = NonNullable<Awaited<ReturnType<typeof findImport>>>

export async function latestImports(db: Database, sellerId: number, most: number) {
  return importsOf(db, sellerId)
    .orderBy('createdAt', 'desc')
    .orderBy('imports.id', 'desc')
    .limit(most)
    .execute()
}

const importsOf = (db: Database | Tx, sellerId: number) =>
  db
    .selectFrom('imports')
    .leftJoin('failedRows', 'failedRows.importId', 'imports.id')
    .select(importColumns)
    .select((eb) => [
      'failedRows.rows as failedRows',
      eb
        .exists(eb.selectFrom('importChanges').whereRef('importId', '=', 'imports.id'))
        .as('hasChanges'),
    ])
    .where('sellerId', '=', sellerId)

/** All messages about an import's rows, in order; those that need no action come last. */
export async function listIssues(db: Database | Tx, importId: number): Promise<Issue[]> {
  const issues = await db
    .selectFrom('importIssues')
    .select(['row', 'upc', 'texts', 'isNote'])
    .where('importId', '=', importId)
    .orderBy('isNote')
    .orderBy('row')
    .orderBy('id')
    .execute()
  return issues.map(({ upc, ...issue }) => ({ ...issue, upc: upc ?? undefined }))
}

/** Notes that the work is taken up, and how far it is. */
export async function startImport(db: Database, importId: number) {
  return db
    .updateTable('imports')
    .set((eb) => ({ starts: eb('starts', '+', 1) }))
    .where('id', '=', importId)
    .where('state', 'in', ['waiting', 'importing'])
    .returning(['id', 'key', 'sellerId', 'userId', 'fileName', 'state', 'starts', 'choice'])
    .executeTakeFirst()
}

/** Takes back that it was started. */
export async function unstart(db: Database, importId: number) {
  await db
    .updateTable('imports')
    .set((eb) => ({ starts: eb('starts', '-', 1) }))
    .where('id', '=', importId)
    .where('starts', '>', 0)
    .execute()
}

// What is older was left for good, and holds nobody up.
const LONGEST_HOURS = 24

/** Whether an earlier file of the same seller is not over: the later one has the last word. */
export async function importAhead(db: Database, importId: number) {
  const { rows } = await sql<{ sellerId: number }>`
    select seller_id from imports later where id = ${importId} and exists (
      select from imports
      where seller_id = later.seller_id and id < later.id and state in ('waiting', 'importing')
        and created_at > now() - make_interval(hours => ${LONGEST_HOURS}))`.execute(db)
  return rows[0]
}

/** The file of this seller that is next, once another is over. */
export async function nextImport(tx: Tx, sellerId: number) {
  const next = await tx
    .selectFrom('imports')
    .select('id')
    .where('sellerId', '=', sellerId)
    .where('state', '=', 'waiting')
    .orderBy('id')
    .executeTakeFirst()
  return next?.id
}

/** An import that is not over, once no chunk of it is under way; none begins until the transaction ends. */
export async function lockImport(tx: Tx, importId: number) {
  return openImport(tx, importId).forUpdate().executeTakeFirst()
}
export type LockedImport = NonNullable<Awaited<ReturnType<typeof lockImport>>>

/** An import that is not over, and does not end before the transaction does; other chunks may be under way. */
export async function joinImport(tx: Tx, importId: number) {
  return openImport(tx, importId).forKeyShare().executeTakeFirst()
}

const openImport = (tx: Tx, importId: number) =>
  tx
    .selectFrom('imports')
    .select(['id', 'sellerId', 'userId', 'key', 'state'])
    .where('id', '=', importId)
    .where('state', 'in', ['waiting', 'importing'])

/** Takes the next chunk away that nobody else has under way: it is there again if the transaction fails. */
export async function takeChunk(tx: Tx, importId: number): Promise<GatheredProduct[]> {
  const { rows } = await sql<{ products: GatheredProduct[] }>`
    delete from import_lots where id = (
      select id from import_lots where import_id = ${importId} order by id limit 1 for update skip locked)
    returning lot as products`.execute(tx)
  return rows[0]?.products ?? []
}

/** Whether chunks are left of an import; one that is under way is, until it is done. */
export async function hasChunks(tx: Tx, importId: number): Promise<boolean> {
  const { rows } = await sql`select from import_lots where import_id = ${importId} limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

/** `products` is a JSON list, as it comes from the thread that read the file. */
export async function stageChunk(tx: Tx, importId: number, products: string) {
  await sql`insert into import_lots (import_id, lot) values (${importId}, ${products})`.execute(tx)
}

/** `issues` is a JSON list, too. */
export async function addIssues(tx: Tx, importId: number, issues: string) {
  await sql`
    insert into import_issues (import_id, row, upc, texts, is_note)
    select ${importId}, issue.row, issue.upc, issue.texts, issue."isNote"
    from jsonb_to_recordset(${issues}::jsonb)
      as issue (row integer, upc text, texts text[], "isNote" boolean)`.execute(tx)
}

type Progress = {
  rows?: number
  rowsDone: number
  imported: number
  issues: number
  provisional: number
  changed: number
  /** Of products that lack nothing, those it made and those it changed; and drafts. */
  tally: { created: number; changed: number; drafts: number }
}

export async function addProgress(tx: Tx, importId: number, progress: Progress) {
  await tx
    .updateTable('imports')
    .set((eb) => ({
      state: 'importing',
      starts: 0,
      ...(progress.rows !== undefined && { rows: progress.rows }),
      rowsDone: eb('rowsDone', '+', progress.rowsDone),
      importedCount: eb('importedCount', '+', progress.imported),
      issueCount: eb('issueCount', '+', progress.issues),
      provisionalCount: eb('provisionalCount', '+', progress.provisional),
      changedCount: eb('changedCount', '+', progress.changed),
      choice: tallied(progress.tally),
    }))
    .where('id', '=', importId)
    .execute()
}

const tallied = ({ created, changed, drafts }: Progress['tally']) =>
  sql<string>`coalesce(choice, '{}') || jsonb_build_object('tally', jsonb_build_object(
    'created', coalesce((choice -> 'tally' ->> 'created')::integer, 0) + ${created}::integer,
    'changed', coalesce((choice -> 'tally' ->> 'changed')::integer, 0) + ${changed}::integer,
    'drafts', coalesce((choice -> 'tally' ->> 'drafts')::integer, 0) + ${drafts}::integer))`

export async function markEnded(tx: Tx, importId: number, state: 'complete' | 'failed') {
  await tx
    .updateTable('imports')
    .set({ state, finishedAt: sql`now()` })
    .where('id', '=', importId)
    .execute()
}

/** That somebody was shown how an import ended. */
export async function markSeen(db: Database, key: string) {
  await db
    .updateTable('imports')
    .set({ seenAt: sql`now()` })
    .where('key', '=', key)
    .where('seenAt', 'is', null)
    .execute()
}

/** The seller's import, whatever its state; nobody else undoes it until the transaction ends. */
export async function lockOwnImport(tx: Tx, { sellerId, key }: { sellerId: number; key: string }) {
  return tx
    .selectFrom('imports')
    .select(['id', 'userId', 'state', 'createdAt', 'finishedAt'])
    .where('key', '=', key)
    .where('sellerId', '=', sellerId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function markUndone(tx: Tx, importId: number) {
  await tx.updateTable('imports').set({ state: 'undone' }).where('id', '=', importId).execute()
}

/** How an import ended, for as long as nobody was shown it. */
export async function findUnseen(tx: Tx, importId: number) {
  return tx
    .selectFrom('imports')
    .innerJoin('users', 'users.id', 'imports.userId')
    .select([
      'userId',
      'email',
      'state',
      'fileName',
      'importedCount',
      'issueCount',
      'provisionalCount',
    ])
    .where('imports.id', '=', importId)
    .where('seenAt', 'is', null)
    .executeTakeFirst()
}

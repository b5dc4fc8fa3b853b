import { sql, type Generated } from 'kysely'
import type { UploadKind } from '#market/uploads/upload-limits.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    uploads: {
      key: string
      userId: number
      /** Null while the kind is unknown: not stated, and not uploaded yet. */
      kind: UploadKind | null
      createdAt: Generated<Date>
      expiresAt: Date
      photo: string | null
      usedAt: Date | null
      clearedAt: Date | null
      /** The size limit; after the upload, the size. */
      bytes: Generated<number>
      receivingAt: Date | null
      receivedAt: Date | null
      network: string | null
      /** Of the file that a photo was made of. */
      digest: Generated<Buffer | null>
    }
  }
}

export type Owner = { userId: number }
type NewUpload = {
  key: string
  kind: UploadKind | null
  expiresAt: Date
  bytes: number
  network: string | null
  receivingAt: Date | null
}

const dayAgo = sql<Date>`now() - interval '24 hours'`
// An hour after it can no longer be used, so that it is never cleared while in use.
const longAgo = sql<Date>`now() - interval '25 hours'`

export async function addUploads(
  db: Database | Tx,
  { userId }: Owner,
  uploads: readonly NewUpload[],
) {
  await db
    .insertInto('uploads')
    .values(uploads.map((upload) => ({ userId, ...upload })))
    .execute()
}

/** How many files of this user are not used yet. */
export async function countWaiting(db: Tx, { userId }: Owner) {
  const { waiting } = await db
    .selectFrom('uploads')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .where('photo', 'is', null)
    .where('createdAt', '>', dayAgo)
    .executeTakeFirstOrThrow()
  return waiting
}

/** The owner's file by its key or by its photo; undefined for anybody else's. */
export async function findUpload(db: Database, { userId }: Owner, key: string) {
  const upload = await db
    .selectFrom('uploads')
    .select(['key', 'kind', 'photo', 'digest'])
    .where((eb) => eb.or([eb('key', '=', key), eb('photo', '=', key)]))
    .where('userId', '=', userId)
    .where((eb) => eb.or([eb('usedAt', 'is not', null), eb('createdAt', '>', dayAgo)]))
    .executeTakeFirst()
  if (!upload) throw new Refusal('Not found', 404)
  return upload
}
export type Upload = Awaited<ReturnType<typeof findUpload>>

/** The terms a signed address was issued with. */
export async function findAddressed(db: Database, key: string) {
  return db
    .selectFrom('uploads')
    .select(['key', 'kind', 'bytes', 'receivedAt'])
    .where('key', '=', key)
    .executeTakeFirst()
}

/** Sets the kind of a file when none was stated before. */
export async function keepKind(db: Database, key: string, kind: UploadKind): Promise<UploadKind> {
  const kept = await db
    .updateTable('uploads')
    .set({ kind: sql<UploadKind>`coalesce(kind, ${kind})` })
    .where('key', '=', key)
    .returning('kind')
    .executeTakeFirst()
  return kept?.kind ?? kind
}

/** Claims an address for its one upload; false when one is complete or in progress. */
export async function beginReceiving(db: Database, key: string) {
  const begun = await db
    .updateTable('uploads')
    .set({ receivingAt: sql`now()` })
    .where('key', '=', key)
    .where('receivingAt', 'is', null)
    .where('usedAt', 'is', null)
    .where('photo', 'is', null)
    .returning('key')
    .executeTakeFirst()
  return begun !== undefined
}

/** Releases the claim of a failed upload. */
export async function stopReceiving(db: Database, key: string) {
  await db
    .updateTable('uploads')
    .set({ receivingAt: null })
    .where('key', '=', key)
    .where('receivedAt', 'is', null)
    .execute()
}

export async function markReceived(db: Database, key: string, bytes: number) {
  await db
    .updateTable('uploads')
    .set({ receivedAt: sql`now()`, bytes })
    .where('key', '=', key)
    .execute()
}

/** Stores the actual size of a file uploaded to an external store. */
export async function keepSize(db: Database, key: string, bytes: number) {
  await db.updateTable('uploads').set({ bytes }).where('key', '=', key).execute()
}

type Made = { photo: string; digest: Buffer }

/** Stores the first photo made of a file and returns it. */
export async function keepPhoto(db: Database, key: string, made: Made): Promise<string> {
  await db
    .updateTable('uploads')
    .set({ ...made, kind: 'image' })
    .where('key', '=', key)
    .where('photo', 'is', null)
    .execute()
  const kept = await db
    .selectFrom('uploads')
    .select('photo')
    .where('key', '=', key)
    .executeTakeFirst()
  if (!kept?.photo) throw new Refusal('Not found', 404)
  return kept.photo
}

export async function markUsed(db: Database, key: string) {
  await db
    .updateTable('uploads')
    .set({ usedAt: sql`now()` })
    .where('key', '=', key)
    .where('usedAt', 'is', null)
    .execute()
}

export async function listUncleared(db: Database, most: number) {
  return db
    .selectFrom('uploads')
    .select(['key', 'photo', 'usedAt'])
    .where('clearedAt', 'is', null)
    .where('createdAt', '<', longAgo)
    .orderBy('createdAt')
    .limit(most)
    .execute()
}

export async function markCleared(db: Database, key: string) {
  await db
    .updateTable('uploads')
    .set({ clearedAt: sql`now()`, network: null })
    .where('key', '=', key)
    .execute()
}

export async function dropUpload(db: Database, key: string) {
  await db.deleteFrom('uploads').where('key', '=', key).execute()
}

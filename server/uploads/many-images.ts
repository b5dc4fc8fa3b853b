import { sql } from 'kysely'
import type { UploadKind } from '#market/uploads/upload-limits.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import type { Owner } from './upload-store.ts'

/** Keeps several of this user's own images for good. */
export async function markAllUsed(tx: Tx, { userId }: Owner, keys: readonly string[]) {
  await sql`
    update uploads set used_at = now()
    where key = any(${keys}::text[]) and user_id = ${userId} and used_at is null`.execute(tx)
}

type OwnUpload = {
  key: string
  kind: UploadKind | null
  photo: string | null
  digest: Buffer | null
}

/** This user's own of these files, as far as they may still be used. */
export async function listOwnUploads(db: Database, { userId }: Owner, keys: readonly string[]) {
  const { rows } = await sql<OwnUpload>`
    select key, kind, photo, digest from uploads
    where key = any(${keys}::text[]) and user_id = ${userId}
      and (used_at is not null or created_at > now() - interval '24 hours')`.execute(db)
  return new Map(rows.map((upload) => [upload.key, upload]))
}

/** What the photos of these folders were made of, as far as that is known. */
export async function digestsOf(db: Database | Tx, photos: readonly string[]) {
  const { rows } = await sql<{ photo: string; digest: Buffer }>`
    select photo, digest from uploads
    where photo = any(${photos}::text[]) and digest is not null`.execute(db)
  return new Map(rows.map(({ photo, digest }) => [photo, digest.toString('hex')]))
}

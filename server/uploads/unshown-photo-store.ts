import { sql } from 'kysely'
import type { Tx, Database } from '#server/platform/database/database.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    unshownPhotos: { photo: string; since: Date; forgottenAt: Date | null }
  }
}

const monthAgo = sql<Date>`now() - interval '30 days'`
// Longer than any statement that may still refer to it.
const hourAgo = sql<Date>`now() - interval '1 hour'`

/** Marks stored photos that nothing shows, and unmarks those shown again. */
export async function noteUnshown(tx: Tx) {
  await sql`
    insert into unshown_photos (photo)
    select photo from (
      select photo from uploads where photo is not null and used_at is not null
      union select substring(photo from '^/photos/([^/]+)/') from photo_addresses where photo is not null
    ) as stored
    where photo is not null and not exists (select from shown_photos where shown_photos.photo = stored.photo)
    on conflict (photo) do nothing`.execute(tx)
  await sql`
    update unshown_photos set since = now()
    where photo in (select photo from shown_photos) and forgotten_at is not null`.execute(tx)
  await sql`
    delete from unshown_photos
    where photo in (select photo from shown_photos) and forgotten_at is null`.execute(tx)
}

/** Removes the keys through which photos unshown for a month could be reused. */
export async function deleteUnshownUploads(tx: Tx, most: number) {
  await sql`
    with forgotten as (
      update unshown_photos set forgotten_at = now()
      where photo in (
        select photo from unshown_photos
        where forgotten_at is null and since < ${monthAgo} order by since limit ${most})
      returning photo
    ), addresses as (
      update photo_addresses set photo = null
      where photo in (select '/photos/' || photo || '/800.webp' from forgotten)
    )
    delete from uploads where photo in (select photo from forgotten)`.execute(tx)
}

/** Photos whose files may be deleted: unshown for a month and unreachable for an hour. */
export async function listRemovable(tx: Tx, most: number) {
  const photos = await tx
    .selectFrom('unshownPhotos')
    .select('photo')
    .where('since', '<', monthAgo)
    .where('forgottenAt', '<', hourAgo)
    .orderBy('forgottenAt')
    .limit(most)
    .execute()
  return photos.map(({ photo }) => photo)
}

export async function dropUnshown(db: Database, photo: string) {
  await db.deleteFrom('unshownPhotos').where('photo', '=', photo).execute()
}

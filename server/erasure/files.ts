import { sql } from 'kysely'
import { transact } from '#server/platform/database/transact.ts'
import { listShownPhotos } from '#server/uploads/shown-photos.ts'
import { originalOf } from '#server/uploads/uploads.ts'
import type { Step } from './step.ts'

const AT_ONCE = 100

/**
 * Marks this person's photos that nothing shows any more as unshown for a month. What an order
 * of others shows of a product stays.
 */
export const condemnPhotos: Step = async ({ db }, { userId, sellerId }) => {
  await transact(db, async (tx) => {
    // It reads every text column of the database.
    await sql`set local statement_timeout = '10min'`.execute(tx)
    await listShownPhotos(tx)
    await sql`
      insert into unshown_photos (photo, since, forgotten_at)
      select distinct photo, '-infinity'::timestamptz, '-infinity'::timestamptz from (
        select photo from uploads where user_id = ${userId}
        union all select substring(a.photo from '^/photos/([^/]+)/') from photo_addresses a
          join products p on p.id = a.product_id where p.seller_id = ${sellerId}
      ) as theirs
      where photo is not null and not exists (select from shown_photos where shown_photos.photo = theirs.photo)
      on conflict (photo) do update set since = excluded.since, forgotten_at = excluded.forgotten_at`.execute(
      tx,
    )
  })
  return 'over'
}

export const removePhotos: Step = async ({ db, uploads }) => {
  const { rows } = await sql<{ photo: string }>`
    select photo from unshown_photos where since = '-infinity' limit ${AT_ONCE}`.execute(db)
  for (const { photo } of rows) await uploads.photos.remove(photo)
  const photos = rows.map(({ photo }) => photo)
  await sql`delete from unshown_photos where photo = any(${photos}::text[])`.execute(db)
  return rows.length === 0 ? 'over' : { rows: rows.length, reached: 0 }
}

/** Original uploads and their rows. */
export const removeUploads: Step = async ({ db, uploads }, { userId }) => {
  const { rows } = await sql<{ key: string }>`
    select key from uploads where user_id = ${userId} limit ${AT_ONCE}`.execute(db)
  for (const { key } of rows) await uploads.storage.remove(originalOf(key))
  const keys = rows.map(({ key }) => key)
  await sql`delete from uploads where key = any(${keys}::text[])`.execute(db)
  return rows.length === 0 ? 'over' : { rows: rows.length, reached: 0 }
}

/** The addresses that a seller's photos were fetched from, and what is known of those hosts. */
export const deletePhotoAddresses: Step = async ({ db }, { sellerId }) => {
  if (sellerId === null) return 'over'
  const rows = await transact(db, async (tx) => {
    const { rows: gone } = await sql<{ address: string }>`
      delete from photo_addresses where ctid = any(array(
        select a.ctid from photo_addresses a join products p on p.id = a.product_id
        where p.seller_id = ${sellerId} limit ${AT_ONCE}))
      returning address`.execute(tx)
    const hosts = gone.map(({ address }) => hostOf(address))
    await sql`delete from photo_hosts where host = any(${hosts}::text[])`.execute(tx)
    return gone.length
  })
  return rows === 0 ? 'over' : { rows, reached: 0 }
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : '')

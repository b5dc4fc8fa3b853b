import { sql, type Generated } from 'kysely'
import { isStoredPhoto } from '#market/uploads/photo.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { holdPhotosUnderReview } from './hold-photos.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    photoAddresses: PhotoAddressesTable
    photoHosts: { host: string; failures: number; restsUntil: Date }
  }
}

type PhotoAddressesTable = {
  productId: number
  address: string
  /** Where it is in our own storage, once it was fetched. */
  photo: string | null
  tries: Generated<number>
  nextTryAt: Generated<Date | null>
  problem: string | null
}

// Before the second try, the third and so on; after the last the address is given up.
const MINUTES_BETWEEN = [5, 30, 120, 720]

type WithPhotos = { id: number; photos: readonly string[] }

/** Remembers the photos that lie elsewhere; true when there are any to be fetched. */
export async function addPhotoAddresses(tx: Tx, products: readonly WithPhotos[]) {
  const wanted = products.flatMap(({ id, photos }) =>
    photos.filter((each) => !isStoredPhoto(each)).map((address) => ({ product_id: id, address })),
  )
  if (wanted.length === 0) return false
  await sql`
    insert into photo_addresses (product_id, address)
    select product_id, address
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (product_id bigint, address text)
    on conflict (product_id, address) do update set tries = 0, next_try_at = now(),
      problem = case when photo_addresses.next_try_at is null or photo_addresses.tries = 0 then photo_addresses.problem end
      where photo_addresses.photo is null`.execute(tx)
  await holdPhotosUnderReview(
    tx,
    products.map(({ id }) => id),
  )
  return true
}

type Awaited = { productId: number; address: string }
export type DuePhoto = Awaited & { sellerId: number }

/** Photos to be fetched now: of each seller one before a second of any, and none of a host left alone. */
export async function duePhotos(db: Database, most: number): Promise<DuePhoto[]> {
  const { rows } = await sql<DuePhoto>`
    select product_id, address, seller_id from (
      select a.product_id, a.address, a.next_try_at, p.seller_id,
        row_number() over (partition by p.seller_id order by a.next_try_at) as place
      from photo_addresses a join products p on p.id = a.product_id
      where a.next_try_at <= now() and not exists (
        select from photo_hosts where host = photo_host(a.address) and rests_until > now())
    ) due left join photo_turns using (seller_id)
    order by place, served_at nulls first, next_try_at limit ${most}`.execute(db)
  return rows
}

/** Takes one for as long as a try lasts; false when it was taken, or its host is left alone by now. */
export async function takePhoto(db: Database, { productId, address, sellerId }: DuePhoto) {
  const { rows } = await sql`
    with taken as (
      update photo_addresses set
        tries = tries + 1,
        next_try_at = now() + (${MINUTES_BETWEEN}::integer[])[tries + 1] * (1 + random() / 4) * interval '1 minute'
      where product_id = ${productId} and address = ${address} and next_try_at <= now() and not exists (
        select from photo_hosts where host = photo_host(${address}) and rests_until > now())
      returning true)
    insert into photo_turns (seller_id, served_at) select ${sellerId}, clock_timestamp() from taken
    on conflict (seller_id) do update set served_at = excluded.served_at
    returning true`.execute(db)
  return rows.length > 0
}

/** For a try that was broken off. */
export async function giveBackPhoto(db: Database, { productId, address }: Awaited) {
  await sql`
    update photo_addresses set tries = tries - 1, next_try_at = now()
    where product_id = ${productId} and address = ${address} and tries > 0 and photo is null`.execute(
    db,
  )
}

type Fetched = Awaited & { photo: string }

export async function keepFetched(tx: Tx, { productId, address, photo }: Fetched) {
  await tx
    .updateTable('photoAddresses')
    .set({ photo, nextTryAt: null, problem: null })
    .where('productId', '=', productId)
    .where('address', '=', address)
    .execute()
}

type Failed = Awaited & { problem: string; isFinal: boolean }

export async function keepFailure(db: Database, { productId, address, problem, isFinal }: Failed) {
  await db
    .updateTable('photoAddresses')
    .set({ problem, ...(isFinal && { nextTryAt: null }) })
    .where('productId', '=', productId)
    .where('address', '=', address)
    .execute()
}

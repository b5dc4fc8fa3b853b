import { sql, type Generated } from 'kysely'
import { isStoredPhoto } from '#market/uploads/photo.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { holdPhotosUnderReview } from './hold-photos.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    photoAddresses: PhotoAddressesTable
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

// Before the second try, the third and so on; after the last there is none.
const MINUTES_BETWEEN = [5, 30, 120, 720]

type WithPhotos = { id: number; photos: readonly string[] }

/** Remembers the photos that lie elsewhere; true when there are any to be fetched. */
export async function addPhotoAddresses(tx: Tx, lots: readonly WithPhotos[]) {
  const wanted = lots.flatMap(({ id, photos }) =>
    photos.filter((each) => !isStoredPhoto(each)).map((address) => ({ product_id: id, address })),
  )
  if (wanted.length === 0) return false
  await sql`
    insert into photo_addresses (product_id, address)
    select product_id, address
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (product_id bigint, address text)
    on conflict (product_id, address) do update set tries = 0, next_try_at = now()
      where photo_addresses.photo is null`.execute(tx)
  await holdPhotosUnderReview(
    tx,
    lots.map(({ id }) => id),
  )
  return true
}

type Awaited = { productId: number; address: string }

/** Photos to be fetched now; until they come round again they are nobody else's. */
export async function takePhotoAddresses(db: Database, most: number): Promise<Awaited[]> {
  const { rows } = await sql<Awaited>`
    update photo_addresses set
      tries = tries + 1,
      next_try_at = now() + (${MINUTES_BETWEEN}::integer[])[tries + 1] * (1 + random() / 4) * interval '1 minute'
    where (product_id, address) in (
      select product_id, address from photo_addresses
      where next_try_at <= now()
      order by next_try_at limit ${most} for update skip locked)
    returning product_id, address`.execute(db)
  return rows
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

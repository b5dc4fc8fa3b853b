import { sql } from 'kysely'
import type { Essentials } from '#market/products/edit-product.ts'
import type { ProductFields } from '#market/products/product-fields.ts'
import type { ProductCondition } from '#market/products/product-condition.ts'
import { upcsOf } from '#market/products/same-upc.ts'
import { TOP_SELLERS } from '#market/products/tags.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { inputColumns } from '../product-columns.ts'
import { columnsOf } from './own-product-columns.ts'
import { soldOut } from '../units/sold-out-in-sql.ts'

type Named = { sellerId: number; id: number }
type Written = {
  said: ProductFields
  photos: string[]
  provisional: boolean
  /** As they are to be; left as they are when nothing is said of them. */
  tags: string[] | undefined
}

export type LockedProduct = {
  photos: string[]
  tags: string[]
  provisional: boolean
  /** It has a manifest, whose total is its MSRP. */
  isMixed: boolean
  condition: ProductCondition
  product: Essentials
}

/** A seller's product as it is; nobody else changes it until the transaction ends. */
export async function lockOwnProduct(tx: Tx, { sellerId, id }: Named) {
  const { rows } = await sql<LockedProduct>`
    select photos, tags, provisional, manifest_id is not null as is_mixed, condition, jsonb_build_object(
      'upc', upc, 'name', name, 'photo_1', photos[1], 'msrp_cents', msrp_cents,
      'wholesale_cents', wholesale_cents, 'seller_price_cents', seller_price_cents,
      'units', units, 'min_order_units', min_order_units, 'soldOut', ${soldOut('products')}) as product
    from products where id = ${id} and seller_id = ${sellerId} and deleted_at is null
    for no key update`.execute(tx)
  const [held] = rows
  if (!held) throw new Refusal('Not found', 404)
  return held
}

export async function addOwnProduct(tx: Tx, sellerId: number, { said, ...written }: Written) {
  return tx
    .insertInto('products')
    .values({ ...columnsOf(said), ...written, sellerId })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export async function saveOwnProduct(tx: Tx, id: number, { said, ...written }: Written) {
  await tx
    .updateTable('products')
    .set({ ...columnsOf(said), ...written, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}

export async function saveManifest(
  tx: Tx,
  id: number,
  manifest: { id: number; units: number } | null,
) {
  await tx
    .updateTable('products')
    .set({ manifestId: manifest?.id ?? null, manifestUnits: manifest?.units ?? null })
    .where('id', '=', id)
    .execute()
}

/** Adds a product like another; units and what staff tagged it with stay with that one. */
export async function copyOwnProduct(tx: Tx, { sellerId, id, upc }: Named & { upc: string }) {
  const { rows } = await sql<{ id: number; photos: string[] }>`
    insert into products (tags, seller_id, name, upc, ${copied})
    select array_remove(tags, ${TOP_SELLERS}), seller_id, case when name = '' then '' else left(name, 293) || ' (copy)' end, ${upc}, ${copied}
    from products where id = ${id} and seller_id = ${sellerId} and deleted_at is null
    returning id, photos`.execute(tx)
  const [copy] = rows
  if (!copy) throw new Refusal('Not found', 404)
  return copy
}

const copied = sql.raw(inputColumns)

/** Marks a seller's product as gone; what was sold of it keeps pointing to it. */
export async function dropOwnProduct(tx: Tx, { sellerId, id }: Named) {
  const dropped = await tx
    .updateTable('products')
    .set({ deletedAt: sql`now()` })
    .where('id', '=', id)
    .where('sellerId', '=', sellerId)
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!dropped) throw new Refusal('Not found', 404)
}

type Upc = { sellerId: number; upc: string; exceptId?: number | undefined }

/** Whether a seller lists a UPC already, with however many zeros before it. */
export async function isUpcTaken(db: Database, { sellerId, upc, exceptId }: Upc) {
  const listed = await db
    .selectFrom('products')
    .select('id')
    .where('sellerId', '=', sellerId)
    .where('upc', 'in', upcsOf(upc))
    .where('deletedAt', 'is', null)
    .$if(exceptId !== undefined, (products) => products.where('id', '!=', exceptId ?? 0))
    .executeTakeFirst()
  return listed !== undefined
}

import { sql } from 'kysely'
import { isProvisional } from '#market/products/missing.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { publishProducts } from '#server/platform/live/publish.ts'
import { lockSeller } from '../lock-seller.ts'
import { unlist } from '../unlist.ts'
import { hasStandingPhoto, isLost, lacksNothing } from './stands.ts'

const LISTED = 200

/** Takes a product off the market once none of its photos stands, and puts it back when one arrives. */
export async function followPhotos(db: Database, productId: number) {
  const { rows } = await sql<{ sellerId: number; provisional: boolean }>`
    select p.seller_id, p.provisional from products p
    where p.id = ${productId} and p.deleted_at is null
      and (case when p.provisional then ${lacksNothing('p')} else not ${hasStandingPhoto('p')} end)`.execute(
    db,
  )
  const [product] = rows
  if (!product) return
  await transact(db, (tx) =>
    product.provisional ? showAgain(tx, productId, product.sellerId) : hide(tx, productId),
  )
}

/** Products that are on the market without a photo that stands, whatever came in between. */
export async function followLostPhotos(db: Database) {
  const { rows } = await sql<{ id: number }>`
    select distinct p.id from photo_addresses a join products p on p.id = a.product_id
    where ${isLost} and a.address = any(p.photos) and not p.provisional and p.deleted_at is null
      and not ${hasStandingPhoto('p')}
    limit ${LISTED}`.execute(db)
  for (const { id } of rows) await followPhotos(db, id)
}

async function hide(tx: Tx, id: number) {
  const { rows } = await sql<{ id: number }>`
    update products p set provisional = true
    where p.id = ${id} and p.deleted_at is null and not p.provisional and not ${hasStandingPhoto('p')}
    returning p.id`.execute(tx)
  if (rows.length > 0) await unlist(tx, [id])
}

async function showAgain(tx: Tx, id: number, sellerId: number) {
  const sellerStatus = await lockSeller(tx, sellerId)
  if (isProvisional({ missing: [], sellerStatus })) return
  const { rows } = await sql<{ id: number }>`
    update products p set provisional = false, published_at = coalesce(p.published_at, now())
    where p.id = ${id} and p.deleted_at is null and p.provisional and ${lacksNothing('p')}
    returning p.id`.execute(tx)
  if (rows.length > 0) await publishProducts(tx, [id])
}

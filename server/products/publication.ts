import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/database.ts'
import { soldOut } from './sold-out.ts'
import { unlist } from './unlist.ts'

/** Shows buyers every lot of an approved seller that lacks nothing (decision F3). */
export async function publishComplete(tx: Tx, sellerId: number) {
  await holdLots(tx, sellerId)
  await sql`
    update products p set provisional = false where ${itsLots(sellerId)} and provisional
      and trim(name) <> '' and upc <> '' and coalesce(photos[1], '') <> ''
      and msrp_cents is not null and wholesale_cents is not null and seller_price_cents is not null
      and (units > 0 or ${soldOut('p')})`.execute(tx)
}

/** Hides all lots of a seller from buyers; their lines in offers under way close (decision D9). */
export async function hideAll(tx: Tx, sellerId: number) {
  await holdLots(tx, sellerId)
  const { rows } = await sql<{ id: number }>`
    update products p set provisional = true
    where ${itsLots(sellerId)} and not provisional
    returning p.id`.execute(tx)
  if (rows.length > 0)
    await unlist(
      tx,
      rows.map(({ id }) => id),
    )
}

// In id order, so that two transactions never wait for each other's products.
const holdLots = (tx: Tx, sellerId: number) =>
  sql`select from products p where ${itsLots(sellerId)} order by id for no key update`.execute(tx)

const itsLots = (sellerId: number) => sql`p.seller_id = ${sellerId} and p.deleted_at is null`

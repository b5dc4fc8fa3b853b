import { sql, type RawBuilder } from 'kysely'
import type { ImportableLot } from '#market/imports/merge-lot.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { moveUnits } from './move-units.ts'

/** A lot as an import leaves it; without an id it is new. */
export type ImportedLot = { id: number | undefined; lot: ImportableLot; provisional: boolean }
type Wanted = { sellerId: number; upcs: readonly string[] }

/** What a file may say of a lot, beside its units. */
const columns = sql.raw(`
  upc, name, sku, asin, style_number, description, photos, category, gender, seller_size,
  msrp_cents, wholesale_cents, seller_price_cents, imported_units, min_order_units,
  expiration_date, packaging_type, length, width, height, weight, weight_unit,
  inner_count, inner_quantity, outer_quantity`)

/** The seller's lots of these UPCs; nobody else changes them until the transaction ends. */
export async function holdLots(tx: Tx, { sellerId, upcs }: Wanted) {
  const held = await hold(tx, sql`seller_id = ${sellerId} and upc = any(${upcs}::text[])`)
  return new Map(held.map((each) => [each.lot.upc, each]))
}

/** Lots by their ids, as far as they were not deleted; nobody else changes them until the transaction ends. */
export async function holdLotsById(tx: Tx, ids: readonly number[]) {
  const held = await hold(tx, sql`id = any(${ids}::bigint[])`)
  return new Map(held.map((each) => [each.id, each.lot]))
}

async function hold(tx: Tx, wanted: RawBuilder<unknown>) {
  // In id order, so that two transactions never wait for each other's products.
  const { rows } = await sql<{ id: number; lot: ImportableLot }>`
    select id, (select to_jsonb(said) from (select ${columns}, units, not provisional as published) said) as lot
    from products
    where ${wanted} and deleted_at is null
    order by id for no key update`.execute(tx)
  return rows
}

/** Writes lots that are new or changed, and moves their units; answers each with its photos. */
export async function saveLots(tx: Tx, sellerId: number, lots: readonly ImportedLot[]) {
  const added = lots.filter(({ id }) => id === undefined)
  const listed = lots.filter(({ id }) => id !== undefined)
  const written = [...(await add(tx, sellerId, added)), ...(await change(tx, listed))]
  const units = new Map(lots.map(({ lot }) => [lot.upc, lot.units]))
  const moves = written
    .map((each) => ({
      productId: each.id,
      quantity: (units.get(each.upc) ?? each.units) - each.units,
    }))
    .filter(({ quantity }) => quantity !== 0)
  await moveUnits(tx, moves, { reason: 'imported', direction: 1, purchaseOrderId: null })
  return written
}

/** Marks lots as gone, as when their seller deletes them. */
export async function dropLots(tx: Tx, ids: readonly number[]) {
  await sql`update products set deleted_at = now() where id = any(${ids}::bigint[])`.execute(tx)
}

type Written = { id: number; upc: string; photos: string[]; units: number }
const written = sql`returning products.id, products.upc, products.photos, products.units`

async function add(tx: Tx, sellerId: number, lots: readonly ImportedLot[]) {
  const { rows } = await sql<Written>`
    insert into products (seller_id, ${columns}, provisional)
    select ${sellerId}, ${columns}, provisional from ${recordsOf(lots)} ${written}`.execute(tx)
  return rows
}

async function change(tx: Tx, lots: readonly ImportedLot[]) {
  const { rows } = await sql<Written>`
    update products set (${columns}, provisional, updated_at) =
      (select ${columns}, provisional, now() from (select said.*) said)
    from ${recordsOf(lots)} said
    where products.id = said.id ${written}`.execute(tx)
  return rows
}

function recordsOf(lots: readonly ImportedLot[]) {
  const records = lots.map(({ id, lot, provisional }) => ({
    ...lot,
    id,
    description: lot.description ?? '',
    provisional,
  }))
  return sql`jsonb_populate_recordset(null::products, ${JSON.stringify(records)}::jsonb)`
}

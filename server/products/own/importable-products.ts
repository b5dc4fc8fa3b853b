import { sql, type RawBuilder } from 'kysely'
import { dayOf } from '#market/products/schedule/expiry-day.ts'
import type { ImportableProduct } from '#market/imports/merge-product.ts'
import { upcsOf } from '#market/products/same-upc.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { inputColumns, scheduleInput } from '../product-columns.ts'
import { followSchedules } from '../schedule/follow-schedules.ts'
import { saySchedules } from '../schedule/price-schedule-store.ts'
import { moveUnits } from '../units/move-units.ts'

/** A product as an import leaves it; without an id it is new. */
export type ImportedProduct = {
  id: number | undefined
  product: ImportableProduct
  provisional: boolean
}
type ImportedUpcs = { sellerId: number; upcs: readonly string[] }

/** What a file may say about a product, other than its current units. */
const names = `upc, name, imported_units, ${inputColumns}`
const columns = sql.raw(names)
const schedule = sql.raw(scheduleInput)
const columnsOfSaid = sql.raw(names.replaceAll(/\w+/g, 'said.$&'))

/** The seller's products of these UPCs, with however many zeros they are listed; nobody else changes them until the transaction ends. */
export async function lockProductsByUpc(tx: Tx, { sellerId, upcs }: ImportedUpcs) {
  // One look-up for each UPC, by it alone: a search through all products of the seller would take longer with every chunk.
  const ids = sql`array(
    select p.id from unnest(${allLengths(upcs)}::text[]) as wanted (upc) cross join lateral (
      select id from products
      where upc = wanted.upc and seller_id + 0 = ${sellerId} and deleted_at is null offset 0) p)`
  const held = await hold(tx, ids)
  return new Map(held.map((each) => [each.product.upc, each]))
}

const allLengths = (upcs: readonly string[]) => [
  ...new Set(upcs.flatMap((upc) => [upc, ...upcsOf(upc)])),
]

/** Products by their ids, as far as they were not deleted; nobody else changes them until the transaction ends. */
export async function lockProductsById(tx: Tx, ids: readonly number[]) {
  const held = await hold(tx, sql`${ids}::bigint[]`)
  return new Map(held.map((each) => [each.id, each.product]))
}

async function hold(tx: Tx, ids: RawBuilder<unknown>) {
  // In id order, so that two transactions never wait for each other's products.
  const { rows } = await sql<{ id: number; product: ImportableProduct }>`
    select id, (select to_jsonb(said) from (select ${columns}, units, not provisional as published,
      manifest_id is not null as mixed, ${schedule}) said) as product
    from products
    where id = any(${ids}) and deleted_at is null
    order by id for no key update`.execute(tx)
  return rows
}

/** Writes products that are new or changed, with the movements of their units; answers each with its photos. */
export async function saveProducts(tx: Tx, sellerId: number, products: readonly ImportedProduct[]) {
  const added = await add(
    tx,
    sellerId,
    products.filter(({ id }) => id === undefined),
  )
  const changed = await change(
    tx,
    products.filter(({ id }) => id !== undefined),
  )
  return [...added, ...changed]
}

type ImportedUnits = { id: number; imported_units: number | null }

/** Keeps how many units a file said that changes nothing else of them: the same file takes back no sale later. */
export async function noteImportedUnits(tx: Tx, noted: readonly ImportedUnits[]) {
  if (noted.length === 0) return
  await sql`
    update products set imported_units = said.imported_units
    from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb) as said (id bigint, imported_units integer)
    where products.id = said.id`.execute(tx)
}

/** Marks products as gone, as when their seller deletes them. */
export async function dropProducts(tx: Tx, ids: readonly number[]) {
  await sql`update products set deleted_at = now() where id = any(${ids}::bigint[])`.execute(tx)
}

type Written = { id: number; upc: string; photos: string[]; units: number }

async function add(
  tx: Tx,
  sellerId: number,
  products: readonly ImportedProduct[],
): Promise<Written[]> {
  if (products.length === 0) return []
  const { rows } = await sql<Written>`
    with added as (
      insert into products (seller_id, seller_name, ${columns}, units, provisional, published_at)
      select ${sellerId}, (select sellers.name from sellers where id = ${sellerId}), ${columns}, units, provisional,
        case when not provisional then now() end
      from ${recordsOf(products)}
      returning id, upc, photos, units
    ), moved as (
      insert into stock_movements (product_id, change, reason)
      select id, units, 'imported' from added where units <> 0
    )
    select id, upc, photos, units from added`.execute(tx)
  await followSaid(tx, rows, products)
  return rows
}

/** Follows at once what a file says of the prices to come. */
async function followSaid(
  tx: Tx,
  written: readonly Written[],
  products: readonly ImportedProduct[],
) {
  const said = new Map(products.map(({ product }) => [product.upc, product]))
  const ids = await saySchedules(
    tx,
    written.flatMap(({ id, upc }) => {
      const product = said.get(upc)
      if (!product) return []
      const {
        price_schedule: steps,
        off_market_days: offMarketDays,
        show_next_price: showNextPrice,
      } = product
      return [{ id, steps, offMarketDays, showNextPrice }]
    }),
  )
  if (ids.length > 0) await followSchedules(tx, ids, { today: dayOf(await databaseNow(tx)) })
}

async function change(tx: Tx, products: readonly ImportedProduct[]): Promise<Written[]> {
  if (products.length === 0) return []
  const { rows } = await sql<Written>`
    update products set (${columns}, provisional, updated_at) =
      (${columnsOfSaid}, said.provisional, now())
    from ${recordsOf(products)} said
    where products.id = said.id
    returning products.id, products.upc, products.photos, products.units`.execute(tx)
  const unitsOf = new Map(products.map(({ id, product }) => [id, product.units]))
  const moves = rows
    .map(({ id, units }) => ({ productId: id, quantity: (unitsOf.get(id) ?? units) - units }))
    .filter(({ quantity }) => quantity !== 0)
  if (moves.length > 0)
    await moveUnits(tx, moves, { reason: 'imported', direction: 1, purchaseOrderId: null })
  await followSaid(tx, rows, products)
  await followSchedules(
    tx,
    rows.map(({ id }) => id),
    { today: dayOf(await databaseNow(tx)), isFile: true },
  )
  return rows
}

function recordsOf(products: readonly ImportedProduct[]) {
  const records = products.map(({ id, product, provisional }) => ({
    ...product,
    id,
    description: product.description ?? '',
    provisional,
  }))
  return sql`jsonb_populate_recordset(null::products, ${JSON.stringify(records)}::jsonb)`
}

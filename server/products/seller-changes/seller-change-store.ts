import { sql, type Generated } from 'kysely'
import type { Tx } from '#server/platform/database/database.ts'
import { lacksNothing } from '../photos/stands.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    sellerChanges: SellerChangesTable
  }
}

/** A change of a seller that has not reached all of its products yet; a new name and other shipping are noted by the database itself. */
type SellerChangesTable = {
  sellerId: number
  shows: boolean | null
  lots: number
  lotsDone: Generated<number>
}

export async function beginSellerChange(tx: Tx, sellerId: number, { shows }: { shows: boolean }) {
  await sql`select begin_seller_change(${sellerId}, ${shows})`.execute(tx)
}

type Reached = { reachedAt: string; reachedId: number }
export type SellerChange = Reached & { sellerId: number; shows: boolean | null }

const columns = sql`select seller_id, shows, reached_at::text, reached_id from seller_changes`

/** How far the change of a seller is, if there is one; nobody else carries it on meanwhile. */
export async function lockSellerChange(tx: Tx, sellerId: number) {
  const { rows } = await sql<SellerChange>`
    ${columns} where seller_id = ${sellerId} for update`.execute(tx)
  return rows[0]
}

/** The oldest change that no process is working on. */
export async function lockNextSellerChange(tx: Tx) {
  const { rows } = await sql<SellerChange>`
    ${columns} order by carried_at limit 1 for update skip locked`.execute(tx)
  return rows[0]
}

/** The next products that a change is to reach; nobody else changes them until the transaction ends. */
export async function lockNextProducts(tx: Tx, change: SellerChange, most: number) {
  const { sellerId, reachedAt, reachedId } = change
  const { rows } = await sql<{ id: number; createdAt: string }>`
    select id, created_at::text from products
    where seller_id = ${sellerId} and deleted_at is null
      and (created_at, id) < (${reachedAt}::timestamptz, ${reachedId})
    order by created_at desc, id desc limit ${most}`.execute(tx)
  const ids = rows.map(({ id }) => id)
  // In id order, so that two transactions never wait for each other's products.
  await sql`
    select from products where id = any(${ids}::bigint[]) order by id for no key update`.execute(tx)
  const last = rows.at(-1)
  return { ids, reached: last && { reachedAt: last.createdAt, reachedId: last.id } }
}

/** Has products say what their seller says: its name, where it ships from and when. */
export async function followSeller(tx: Tx, sellerId: number, ids: readonly number[]) {
  await sql`
    update products p set seller_name = s.name,
      ships_from = coalesce(p.own_ship_from, s.ships_from),
      ships_from_state = state_of(coalesce(p.own_ship_from, s.ships_from)),
      ships_within = coalesce(p.own_ships_within, s.ships_within)
    from sellers s
    where s.id = ${sellerId} and p.id = any(${ids}::bigint[])
      and (p.seller_name, p.ships_from, p.ships_within) is distinct from
        (s.name, coalesce(p.own_ship_from, s.ships_from), coalesce(p.own_ships_within, s.ships_within))`.execute(
    tx,
  )
}

/** Shows buyers those of these products that lack nothing. */
export async function showProducts(tx: Tx, ids: readonly number[]) {
  await sql`
    update products p set provisional = false, published_at = coalesce(published_at, now())
    where id = any(${ids}::bigint[]) and deleted_at is null and provisional
      and ${lacksNothing('p')}`.execute(tx)
}

/** Hides products, and names those that buyers saw until then. */
export async function hideProducts(tx: Tx, ids: readonly number[]) {
  const { rows } = await sql<{ id: number }>`
    update products set provisional = true
    where id = any(${ids}::bigint[]) and deleted_at is null and not provisional
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

type Step = Reached & { products: number }

export async function keepReached(tx: Tx, sellerId: number, { products, ...reached }: Step) {
  await sql`
    update seller_changes set reached_at = ${reached.reachedAt}::timestamptz, reached_id = ${reached.reachedId},
      lots_done = lots_done + ${products}, carried_at = clock_timestamp()
    where seller_id = ${sellerId}`.execute(tx)
}

export async function endSellerChange(tx: Tx, sellerId: number) {
  await tx.deleteFrom('sellerChanges').where('sellerId', '=', sellerId).execute()
}

import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/database.ts'

type AddressChange = { userId: number; beginning: string[] | null }

/** The oldest change that no process is working on. */
export async function lockNextAddressChange(tx: Tx) {
  const { rows } = await sql<AddressChange>`
    select user_id, beginning from address_changes
    order by carried_at limit 1 for update skip locked`.execute(tx)
  return rows[0]
}

/** The transactions that were creating an offer when a change was first read and are still open. */
export async function begunSince(tx: Tx, known: string[] | null) {
  const { rows } = await sql<{ id: string }>`
    select virtualtransaction as id from pg_locks
    where locktype = 'advisory' and (classid, objid) = (0, 7205760) and mode = 'ShareLock'
      and database = (select oid from pg_database where datname = current_database())`.execute(tx)
  const now = rows.map(({ id }) => id)
  return known ? now.filter((id) => known.includes(id)) : now
}

const ROWS_AT_ONCE = 500

/** The copies of an address: an order copies its offer's, so offers come first. */
const copies = [
  { table: sql`offers`, id: sql`buyer_id`, address: sql`buyer_address`, parties: sql`buyers` },
  { table: sql`offers`, id: sql`seller_id`, address: sql`seller_address`, parties: sql`sellers` },
  {
    table: sql`purchase_orders`,
    id: sql`buyer_id`,
    address: sql`buyer_address`,
    parties: sql`buyers`,
  },
  {
    table: sql`purchase_orders`,
    id: sql`seller_id`,
    address: sql`seller_address`,
    parties: sql`sellers`,
  },
]

/** Updates a batch of rows that hold an older address, skipping locked ones; returns how many. */
export async function bringUpToDate(tx: Tx, userId: number): Promise<number> {
  let moved = 0
  for (const copy of copies) {
    const { numAffectedRows } = await sql`
      update ${copy.table} set ${copy.address} = ${addressOf(userId)}
      where id in (
        select id from ${copy.table} where ${isBehind(copy, userId)}
        limit ${ROWS_AT_ONCE} for no key update skip locked)`.execute(tx)
    moved += Number(numAffectedRows ?? 0)
  }
  return moved
}

export async function isAnyBehind(tx: Tx, userId: number): Promise<boolean> {
  const behind = copies.map(
    (copy) => sql`exists (select from ${copy.table} where ${isBehind(copy, userId)})`,
  )
  const { rows } = await sql<{ is: boolean }>`select ${sql.join(behind, sql` or `)} as is`.execute(
    tx,
  )
  return rows[0]?.is ?? false
}

const addressOf = (userId: number) => sql`(select lower(email) from users where id = ${userId})`

const isBehind = ({ id, address, parties }: (typeof copies)[number], userId: number) => sql`
  ${id} = (select id from ${parties} where user_id = ${userId})
  and ${address} is distinct from ${addressOf(userId)}`

export async function noteBeginning(tx: Tx, userId: number, beginning: string[]) {
  await sql`
    update address_changes set beginning = ${beginning}::text[], carried_at = clock_timestamp()
    where user_id = ${userId}`.execute(tx)
}

export async function endAddressChange(tx: Tx, userId: number) {
  await sql`delete from address_changes where user_id = ${userId}`.execute(tx)
}

import { sql } from 'kysely'
import type { Database, Tx } from '#server/platform/database/database.ts'

/** The key shared by all accounts that do not exist. */
export const NOBODY = 0

const OTHERS = 'many others'
const MOST_ADDRESSES = { ofAccount: 20, ofNobody: 200 }
const KEPT_DAYS = 30

type Failed = { userId: number; address: string }

/**
 * Counts a failed sign-in and returns this hour's count from the address; beyond a number of addresses
 * the rest are counted together, so that nobody can fill the table.
 */
export async function countFailedSignIn(tx: Tx, { userId, address }: Failed) {
  const most = userId === NOBODY ? MOST_ADDRESSES.ofNobody : MOST_ADDRESSES.ofAccount
  const { rows } = await sql<{ address: string; tries: number }>`
    with hour as (select date_trunc('hour', now()) as start),
    seen as (
      select address from failed_sign_ins, hour where user_id = ${userId} and failed_sign_ins.hour = start
    )
    insert into failed_sign_ins (user_id, address, hour)
    select ${userId}, case
      when ${address} in (select address from seen) or (select count(*) from seen) < ${most} then ${address}
      else ${OTHERS} end, start
    from hour
    on conflict (user_id, hour, address) do update set tries = failed_sign_ins.tries + 1
    returning address, tries`.execute(tx)
  return rows[0] ?? { address, tries: 1 }
}

export async function deleteOldFailedSignIns(db: Database) {
  await sql`
    delete from failed_sign_ins where hour < now() - make_interval(days => ${KEPT_DAYS})
  `.execute(db)
}

import { sql } from 'kysely'
import { endAccess } from '#server/accounts/lifecycle/end-access.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { hideAll, publishComplete } from '#server/products/seller-changes/publication.ts'

/**
 * Signs everybody of the demo out and takes its lots off the market; answers how many accounts there are. That none of
 * them signs in again is asked each time they try (`isOpen`), as another process may have the demo on.
 */
export const shutDemo = (db: Database): Promise<number> =>
  transact(db, async (tx) => {
    await patiently(tx)
    for (const { userId, sellerId } of await demoAccounts(tx, { shut: false })) {
      await endAccess(tx, userId)
      if (sellerId !== null) await hideAll(tx, sellerId)
      await tx
        .updateTable('users')
        .set({ demoOffSince: new Date() })
        .where('id', '=', userId)
        .execute()
    }
    return (await demoAccounts(tx, { shut: true })).length
  })

/** Puts on the market again what was taken off it when the demo was shut. */
export const reopenDemo = (db: Database): Promise<void> =>
  transact(db, async (tx) => {
    await patiently(tx)
    for (const { userId, sellerId, mayTrade } of await demoAccounts(tx, { shut: true })) {
      if (sellerId !== null && mayTrade) await publishComplete(tx, sellerId)
      await tx.updateTable('users').set({ demoOffSince: null }).where('id', '=', userId).execute()
    }
  })

type DemoAccount = { userId: number; sellerId: number | null; mayTrade: boolean }

async function demoAccounts(tx: Tx, { shut }: { shut: boolean }) {
  const { rows } = await sql<DemoAccount>`
    select u.id as user_id, l.id as seller_id, u.status not in ('provisional', 'denied') as may_trade
    from users u left join sellers l on l.user_id = u.id
    where u.demo and u.demo_off_since is ${shut ? sql`not null` : sql`null`}
    order by u.id for no key update of u`.execute(tx)
  return rows
}

// Two thousand lots take their time on a slow machine.
const patiently = (tx: Tx) => sql`set local statement_timeout = '60s'`.execute(tx)

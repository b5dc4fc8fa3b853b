import { sql } from 'kysely'
import type { OpenEntry } from '#market/payouts/gather-payout.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'

/** Entries `e` of postings `p` that make money available or owed, and are in no payout that counts. */
export const isOpenEntry = sql`e.account = 'seller_available' and p.cause <> 'payout'
  and not exists (select from payout_entries x where x.entry_id = e.id and x.released_at is null)`

/** What failed or came back waits for the pay run after that. */
export const openSince = sql`greatest(p.at, (select max(x.released_at) from payout_entries x where x.entry_id = e.id))`

/** What a seller may be paid for, and what it owes. */
export async function openEntriesOf(tx: Database | Tx, sellerId: number): Promise<OpenEntry[]> {
  const { rows } = await sql<OpenEntry>`
    select e.id, e.purchase_order_id as order_id, -e.amount_cents as amount, ${openSince} as since,
      exists (select from disputes d where d.purchase_order_id = e.purchase_order_id and d.status = 'open') as is_disputed
    from ledger_entries e join ledger_postings p on p.id = e.posting_id
    where e.seller_id = ${sellerId} and ${isOpenEntry}
    order by e.id`.execute(tx)
  return rows
}

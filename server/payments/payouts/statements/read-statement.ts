import { sql } from 'kysely'
import type { PostingCause } from '#market/ledger/posting.ts'
import { statementKind } from '#market/payouts/statement-kind.ts'
import type { Statement } from '#market/payouts/statement.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import { DEFAULT_TIME_ZONE } from '#market/time-zone.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'

type Row = {
  on: string
  cause: PostingCause
  causeId: string
  kind: string
  number: number | null
  amount: number
}

/** A month of what is kept for a seller, on its way, available and on its way to the bank, by days of the East Coast. */
export const readStatement = (db: Database, sellerId: number, month: string): Promise<Statement> =>
  readAtOnce(db, async (tx) => {
    const from = sql`(${`${month}-01`}::date::timestamp at time zone ${DEFAULT_TIME_ZONE})`
    const until = sql`((${`${month}-01`}::date + interval '1 month') at time zone ${DEFAULT_TIME_ZONE})`
    const before = await sql<{ amount: number }>`
      select coalesce(-sum(e.amount_cents), 0)::bigint as amount
      from ledger_entries e join ledger_postings p on p.id = e.posting_id
      where e.seller_id = ${sellerId} and e.account like 'seller%' and p.at < ${from}`.execute(tx)
    const { rows } = await sql<Row>`
      select to_char(p.at at time zone ${DEFAULT_TIME_ZONE}, 'YYYY-MM-DD') as "on", p.cause, p.cause_id, p.kind, o.number,
        -sum(e.amount_cents)::bigint as amount
      from ledger_postings p join ledger_entries e on e.posting_id = p.id
      left join purchase_orders o on o.id = e.purchase_order_id and p.cause <> 'payout'
      where p.seller_id = ${sellerId} and e.account like 'seller%' and p.at >= ${from} and p.at < ${until}
      group by p.id, o.number having sum(e.amount_cents) <> 0
      order by p.id, o.number`.execute(tx)
    const opening = before.rows[0]?.amount ?? 0
    return {
      month,
      opening_cents: opening,
      lines: rows.map(({ on, cause, causeId, kind, number, amount }) => ({
        on,
        kind: statementKind(cause, kind),
        po_number: number === null ? null : poNumber(number),
        payout_id: cause === 'payout' ? Number(causeId) : null,
        amount_cents: amount,
      })),
      closing_cents: rows.reduce((sum, { amount }) => sum + amount, opening),
    }
  })

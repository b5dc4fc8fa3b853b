import { sql } from 'kysely'
import { lockName } from '#server/platform/database/advisory-locks.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'

export type Balance = { available: number; pending: number }
type Moment = { now: number; settleSeconds: number }

/** What the platform has at the provider: what was paid, less what went back, was disputed or was sent on. */
export async function platformBalance(
  db: Database | Tx,
  { now, settleSeconds }: Moment,
): Promise<Balance> {
  const { rows } = await sql<Balance>`
    with moves as (
      select (body->>'amount')::bigint as amount, (body->>'created')::bigint + ${settleSeconds}::bigint as available_on
      from sandbox_objects where kind = 'charge'
      union all
      select -(body->>'amount')::bigint, 0
      from sandbox_objects where kind = 'refund' and body->>'status' <> 'failed'
      union all
      select (move->>'net')::bigint, 0
      from sandbox_objects, jsonb_array_elements(body->'balance_transactions') as move where kind = 'dispute'
      union all
      select -((sent.body->>'amount')::bigint - (sent.body->>'amount_reversed')::bigint),
        coalesce((source.body->>'created')::bigint + ${settleSeconds}::bigint, 0)
      from sandbox_objects as sent
      left join sandbox_objects as source on source.id = sent.body->>'source_transaction'
      where sent.kind = 'transfer'
    )
    select coalesce(sum(amount) filter (where available_on <= ${now}::bigint), 0)::bigint as available,
      coalesce(sum(amount) filter (where available_on > ${now}::bigint), 0)::bigint as pending
    from moves`.execute(db)
  return rows[0] ?? EMPTY
}

/** What a seller has there: what was sent to it, less what was taken back or paid to its bank. */
export async function sellerBalance(
  db: Database | Tx,
  accountId: string,
  { now, settleSeconds }: Moment,
): Promise<Balance> {
  const { rows } = await sql<Balance>`
    with moves as (
      select (sent.body->>'amount')::bigint - (sent.body->>'amount_reversed')::bigint as amount,
        coalesce((source.body->>'created')::bigint + ${settleSeconds}::bigint, 0) as available_on
      from sandbox_objects as sent
      left join sandbox_objects as source on source.id = sent.body->>'source_transaction'
      where sent.kind = 'transfer' and sent.body->>'destination' = ${accountId}
      union all
      select -(body->>'amount')::bigint, 0
      from sandbox_objects
      where kind = 'payout' and body->>'account' = ${accountId} and body->>'status' <> 'failed'
    )
    select coalesce(sum(amount) filter (where available_on <= ${now}::bigint), 0)::bigint as available,
      coalesce(sum(amount) filter (where available_on > ${now}::bigint), 0)::bigint as pending
    from moves`.execute(db)
  return rows[0] ?? EMPTY
}

/** Nothing else leaves a balance before this transaction ends. */
export const lockBalance = (tx: Tx, accountId = 'platform') =>
  lockName(tx, `sandbox balance of ${accountId}`)

/** What was sent on of a charge and not taken back. */
export async function sentFrom(tx: Tx, chargeId: string): Promise<number> {
  const { rows } = await sql<{ sent: number }>`
    select coalesce(sum((body->>'amount')::bigint - (body->>'amount_reversed')::bigint), 0)::bigint as sent
    from sandbox_objects where kind = 'transfer' and body->>'source_transaction' = ${chargeId}`.execute(
    tx,
  )
  return rows[0]?.sent ?? 0
}

/** The payouts that the bank has to decide on by now. */
export async function payoutIdsDue(db: Database, now: number) {
  const rows = await db
    .selectFrom('sandboxObjects')
    .select('id')
    .where('kind', '=', 'payout')
    .where(sql<boolean>`body->>'status' = 'pending' and (body->>'arrival_date')::bigint <= ${now}`)
    .execute()
  return rows.map((row) => row.id)
}

const EMPTY: Balance = { available: 0, pending: 0 }

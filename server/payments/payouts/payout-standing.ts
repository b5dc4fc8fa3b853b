import { sql } from 'kysely'
import type { PayoutMethod } from '#market/payouts/payout.ts'
import type { PayoutStanding } from '#market/payouts/why-held.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'

/** Whether money can be sent to the place `a` where a seller is paid. */
export const isReady = sql`(a.method = 'bank' or a.takes_transfers and a.is_paid_out)`
/** A bank returned a payout of the seller `s`, who has not answered yet. */
export const isReturned = sql`exists (select from payouts r
  where r.seller_id = s.id and r.status = 'returned' and r.answered_at is null)`
export const isReversing = sql`exists (select from transfer_reversals v join payouts r on r.id = v.payout_id
  where r.seller_id = s.id and v.status = 'asked')`

type Read = {
  method: PayoutMethod | null
  isReady: boolean
  heldUntil: Date | null
  isReturned: boolean
  isReversing: boolean
  available: number
}

/** The columns of a standing, from sellers `s`, their accounts `a` and their balances `b`. */
export const standingColumns = sql`a.method, coalesce(${isReady}, false) as is_ready, a.held_until,
  ${isReturned} as is_returned, ${isReversing} as is_reversing, coalesce(b.available_cents, 0) as available`

export const standingOf = ({
  method,
  isReady: ready,
  heldUntil,
  ...rest
}: Read): PayoutStanding => ({
  account: method && { method, isReady: ready, heldUntil },
  isReturned: rest.isReturned,
  isReversing: rest.isReversing,
  available: rest.available,
})

export async function readStanding(db: Database | Tx, sellerId: number) {
  const { rows } = await sql<Read>`
    select ${standingColumns} from sellers s
    left join payout_accounts a on a.seller_id = s.id left join seller_balances b on b.seller_id = s.id
    where s.id = ${sellerId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`There is no seller ${sellerId}`)
  return standingOf(row)
}

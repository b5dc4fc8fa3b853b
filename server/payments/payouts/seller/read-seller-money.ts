import { sql } from 'kysely'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import { PAID_OUT_BY_HAND } from '#market/ledger/order-book.ts'
import { cents, type Cents } from '#market/money.ts'
import { availableOn } from '#market/payouts/available-on.ts'
import { nextPayRun } from '#market/payouts/pay-runs.ts'
import type { SellerMoney } from '#market/payouts/payout-api.ts'
import { payoutProblem } from '#market/payouts/payout-problem.ts'
import { statementKind } from '#market/payouts/statement-kind.ts'
import { whyHeld } from '#market/payouts/why-held.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import { DEFAULT_TIME_ZONE } from '#market/time-zone.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { ordersInDebt } from '../open-entries.ts'
import type { PayoutDeps } from '../payout-deps.ts'
import { readStanding } from '../payout-standing.ts'
import { readPayoutAccount } from './read-payout-account.ts'

type Sums = {
  pending: number
  available: number
  inFlight: number
  paid: number
  hasDetails: boolean
  returnedProblem: string | null
  firstMonth: string | null
}

/** What a seller has coming, what keeps it, and where it is paid. */
export const readSellerMoney = (
  deps: PayoutDeps,
  { sellerId }: SellerViewer,
): Promise<{ data: SellerMoney }> =>
  readAtOnce(deps.db, async (tx) => {
    const { rows } = await sql<Sums>`
      select coalesce(b.pending_cents, 0) as pending, coalesce(b.available_cents, 0) as available,
        coalesce(b.in_flight_cents, 0) as in_flight,
        (select coalesce(sum(t.amount_cents), 0)::bigint from payouts t
          where t.seller_id = s.id and t.status = 'paid')
          + (select coalesce(sum(e.amount_cents), 0)::bigint from ledger_entries e join ledger_postings p on p.id = e.posting_id
            where e.seller_id = s.id and e.account = 'seller_available' and p.kind = ${PAID_OUT_BY_HAND}) as paid,
        exists (select from seller_invoice_details d where d.seller_id = s.id) as has_details,
        (select r.problem from payouts r where r.seller_id = s.id and r.status = 'returned' and r.answered_at is null
          order by r.id desc limit 1) as returned_problem,
        (select to_char(min(p.at) at time zone ${DEFAULT_TIME_ZONE}, 'YYYY-MM') from ledger_postings p
          where p.seller_id = s.id) as first_month
      from sellers s left join seller_balances b on b.seller_id = s.id where s.id = ${sellerId}`.execute(
      tx,
    )
    const [sums] = rows
    if (!sums) throw new Error(`There is no seller ${sellerId}`)
    const now = await databaseNow(tx)
    const standing = await readStanding(tx, sellerId)
    const heldFor = whyHeld(standing, now)
    return {
      data: {
        pending_cents: sums.pending,
        available_cents: sums.available,
        in_flight_cents: sums.inFlight,
        paid_cents: sums.paid,
        debt_limit_cents: cents(deps.sellerDebtLimitCents),
        next_pay_run: nextPayRun(deps.payoutDays, now)?.toISOString() ?? null,
        held_for: heldFor,
        held_until:
          heldFor === 'bank_changed' ? (standing.account?.heldUntil?.toISOString() ?? null) : null,
        account: await readPayoutAccount(tx, sellerId),
        has_invoice_details: sums.hasDetails,
        debts: standing.available < 0 ? await debtsOf(tx, sellerId) : [],
        next_available: await nextAvailable(tx, sellerId, deps.claimWindowDays),
        returned_problem: payoutProblem(sums.returnedProblem),
        first_month: sums.firstMonth,
      },
    }
  })

/** The orders whose seller owes for them, the oldest debt first, each with what it came from last. */
async function debtsOf(tx: Tx, sellerId: number): Promise<SellerMoney['debts']> {
  const rows = await ordersInDebt(tx, sellerId)
  return rows.map(({ orderId, number, cause, kind, owed, on }) => ({
    order_id: String(orderId),
    po_number: poNumber(number),
    kind: statementKind(cause, kind),
    amount_cents: cents(owed),
    on,
  }))
}

/** The next day on which something becomes available of what arrived, and how much that is. */
async function nextAvailable(tx: Tx, sellerId: number, claimWindowDays: number) {
  const { rows } = await sql<{ day: string; amount: Cents }>`
    select to_char(r.at at time zone ${DEFAULT_TIME_ZONE}, 'YYYY-MM-DD') as day, -sum(e.amount_cents)::bigint as amount
    from purchase_orders o join purchase_order_events r on r.purchase_order_id = o.id and r.event = 'receive'
    join ledger_entries e on e.purchase_order_id = o.id and e.account = 'seller_pending'
    where o.seller_id = ${sellerId} and o.status = 'received'
      and not exists (select from disputes d where d.purchase_order_id = o.id and d.status = 'open')
      and not exists (select from claims c where c.purchase_order_id = o.id and c.closed_at is null)
    group by 1 having sum(e.amount_cents) < 0 order by 1`.execute(tx)
  const [first] = rows
  if (!first) return null
  const on = availableOn(first.day, claimWindowDays)
  const same = rows.filter(({ day }) => availableOn(day, claimWindowDays) === on)
  return { on, amount_cents: cents(same.reduce((sum, { amount }) => sum + amount, 0)) }
}

import { sql } from 'kysely'
import type { ListedApproval } from '#market/approvals/approvals-list.ts'
import { cents, formatUsd } from '#market/money.ts'
import { purchaseOrderPill } from '#market/purchase-orders/purchase-order-status.ts'
import { statusAfter, type PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'
import { activeAdministrators } from '#server/accounts/active-administrators.ts'
import type { Tx } from '#server/platform/database/database.ts'
import type { ApprovalDeps } from './approval-deps.ts'
import type { ApprovalRow } from './approval-store.ts'

type SinceAsked = Pick<ListedApproval, 'obstacle' | 'meanwhile'>
type Deps = { tx: Tx; terms: ApprovalDeps['terms'] }

const NOTHING: SinceAsked = { obstacle: null, meanwhile: [] }

/** What happened to the orders and sellers of waiting requests since they were asked, and what is in the way now. */
export async function sinceAsked(deps: Deps, rows: readonly ApprovalRow[]) {
  const waiting = rows.filter(({ outcome }) => outcome === null)
  if (waiting.length === 0) return () => NOTHING
  const ids = waiting.map(({ id }) => id)
  const happened = Map.groupBy(await happenedTo(deps.tx, ids), ({ approvalId }) => approvalId)
  const now = new Map((await standingOf(deps.tx, ids)).map((each) => [each.approvalId, each]))
  const administrators = new Set((await activeAdministrators(deps)).map(({ userId }) => userId))

  return (approval: ApprovalRow): SinceAsked => {
    const standing = now.get(approval.id)
    if (approval.outcome !== null || !standing) return NOTHING
    return {
      obstacle: administrators.has(approval.askedBy)
        ? obstacleTo(approval, standing)
        : `${approval.askerName} is no longer an administrator`,
      meanwhile: (happened.get(approval.id) ?? []).map(({ at, act, status, by }) => ({
        at: at.toISOString(),
        what: status ? purchaseOrderPill(status, 'staff').label : act,
        by,
      })),
    }
  }
}

type Standing = {
  approvalId: number
  status: PurchaseOrderStatus | null
  feeBps: number | null
  owed: number | null
}

function obstacleTo({ stake }: ApprovalRow, { status, feeBps, owed }: Standing) {
  if (stake.act === 'write_off')
    return owed === stake.debt_cents
      ? null
      : `The debt is ${formatUsd(cents(owed ?? 0))} now, not what it was at the time of the request`
  if (stake.act === 'fee')
    return feeBps === stake.before_bps
      ? null
      : `The fee is ${(feeBps ?? stake.standard_fee_bps) / 100}% now, not what it was at the time of the request`
  if (stake.act === 'partial_refund') return status === 'canceled' ? 'The order was canceled' : null
  if (status === null || statusAfter('cancel', status, 'admin')) return null
  return `The order can’t be canceled any more: ${purchaseOrderPill(status, 'staff').label}`
}

async function standingOf(tx: Tx, ids: readonly number[]) {
  const { rows } = await sql<Standing>`
    select a.id as approval_id, o.status, s.platform_fee_bps as fee_bps,
      greatest(0, -b.available_cents) as owed from approvals a
    left join purchase_orders o on a.act in ('refund', 'partial_refund') and o.id = a.subject_id
    left join sellers s on a.act = 'fee' and s.id = a.subject_id
    left join seller_balances b on a.act = 'write_off' and b.seller_id = a.subject_id
    where a.id = any(${ids}::bigint[])`.execute(tx)
  return rows
}

type Happened = {
  approvalId: number
  at: Date
  act: string
  status: PurchaseOrderStatus | null
  by: string | null
}

/** Acts by the audit log, and steps of an order that staff did not take. */
async function happenedTo(tx: Tx, ids: readonly number[]) {
  const { rows } = await sql<Happened>`
    select a.id as approval_id, h.at, h.act, h.status, coalesce(nullif(u.full_name, ''), u.email) as by
    from approvals a cross join lateral (
      select e.at, e.act, null::text as status, e.actor_user_id from audit_events e
      where e.subject = case when a.act in ('refund', 'partial_refund') then 'order ' else 'seller ' end || a.subject_id
        and e.at > a.asked_at and e.act not in ('read', 'approval asked')
      union all
      select v.at, v.event, v.to_status, v.actor_user_id from purchase_order_events v
      where a.act in ('refund', 'partial_refund') and v.purchase_order_id = a.subject_id and v.at > a.asked_at
        and v.party <> 'admin'
    ) h left join users u on u.id = h.actor_user_id
    where a.id = any(${ids}::bigint[]) order by h.at`.execute(tx)
  return rows
}

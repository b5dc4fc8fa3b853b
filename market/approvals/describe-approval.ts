import { formatUsd } from '#market/money.ts'
import type { Approval } from './approval.ts'

type Subject = Pick<Approval, 'subject_name' | 'stake'>

/** The request in words: "Cancel PO-10012 and return $12,000.00". */
export function describeApproval({ subject_name: name, stake }: Subject): string {
  if (stake.act === 'refund') {
    const how = stake.paid_by_wire ? ' by wire' : ''
    return `Cancel ${name} and return ${formatUsd(stake.left_cents)}${how}`
  }
  if (stake.act === 'partial_refund') {
    const how = stake.paid_by_wire ? ' by wire' : ''
    return `Refund ${formatUsd(stake.amount_cents)} of ${name}${how}`
  }
  if (stake.act === 'write_off') return `Write off ${formatUsd(stake.debt_cents)} that ${name} owes`
  const { platform_fee_bps: wanted, before_bps: before, standard_fee_bps: standard } = stake
  const from = `from ${percent(before ?? standard)}`
  return wanted === null
    ? `Give ${name} the standard fee of ${percent(standard)}, ${from}`
    : `Set the fee of ${name} to ${percent(wanted)}, ${from}`
}

/** The staff page of the order or seller. */
export const subjectPath = ({ subject_id: id, stake }: Pick<Approval, 'subject_id' | 'stake'>) =>
  isAboutOrder(stake) ? `/admin/purchase_orders?order=${id}` : `/admin/sellers/${id}`

export const isAboutOrder = ({ act }: Pick<Approval['stake'], 'act'>) =>
  act === 'refund' || act === 'partial_refund'

const percent = (bps: number) => `${bps / 100}%`

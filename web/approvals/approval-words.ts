import type { Approval, ApprovalOutcome } from '#market/approvals/approval.ts'
import { formatUsd } from '#market/money.ts'
import type { PillColour } from '#web/platform/ui/Pill.tsx'

const COLOURS: Record<ApprovalOutcome, PillColour> = {
  approved: 'green',
  declined: 'red',
  withdrawn: 'gray',
  expired: 'gray',
}

type Decided = Pick<Approval, 'outcome' | 'decided_by' | 'confirmed_alone'>

/** What became of it, or that it waits. */
export function outcomePill({ outcome, confirmed_alone: alone }: Decided) {
  if (outcome === null) return { words: 'Waiting', colour: 'yellow' as const }
  const words = alone
    ? 'Confirmed by one administrator'
    : outcome.charAt(0).toUpperCase() + outcome.slice(1)
  return { words, colour: COLOURS[outcome] }
}

type Fact = { label: string; value: string }

/** What the second administrator must know besides requester and deadline. */
export function stakeFacts({ stake, note }: Pick<Approval, 'stake' | 'note'>): Fact[] {
  if (stake.act === 'fee') {
    const { before_bps: before, standard_fee_bps: standard } = stake
    if (before === null) return [{ label: 'Fee before', value: `${percent(standard)} (standard)` }]
    return [
      { label: 'Fee before', value: percent(before) },
      { label: 'Standard fee', value: percent(standard) },
    ]
  }
  if (stake.act === 'partial_refund')
    return [
      {
        label: 'Paid',
        value: `${formatUsd(stake.total_cents)}, by ${stake.paid_by_wire ? 'wire transfer' : 'card'}`,
      },
      ...(stake.refunded_cents > 0
        ? [{ label: 'Refunded before', value: formatUsd(stake.refunded_cents) }]
        : []),
      { label: 'Fee’s share', value: formatUsd(stake.fee_cents) },
      ...(note ? [{ label: 'Reason', value: note }] : []),
    ]
  if (stake.act === 'write_off')
    return [
      { label: 'Debt', value: formatUsd(stake.debt_cents) },
      ...(note ? [{ label: 'Reason', value: note }] : []),
    ]
  const { total_cents: total, left_cents: left, paid_by_wire: byWire } = stake
  return [
    { label: 'Paid', value: `${formatUsd(total)}, by ${byWire ? 'wire transfer' : 'card'}` },
    ...(left === total ? [] : [{ label: 'Refund', value: formatUsd(left) }]),
    ...(note ? [{ label: 'Note', value: note }] : []),
  ]
}

/** What approving does. */
export const approvingMeans = ({ stake }: Pick<Approval, 'stake'>) => {
  if (stake.act === 'fee') return 'It applies to new orders. The audit log names you both.'
  if (stake.act === 'write_off')
    return 'Lotline bears the loss, and the seller owes nothing. The audit log names you both. This can’t be undone.'
  if (stake.act === 'partial_refund') {
    const way = stake.paid_by_wire
      ? 'Send the money yourself, by wire transfer.'
      : 'The money goes back to the card.'
    return `${way} Both sides are notified. This can’t be undone.`
  }
  const money = stake.paid_by_wire
    ? 'Return the payment yourself, by wire transfer.'
    : 'The payment is refunded to the card.'
  return `The order is canceled and its units go back on sale. ${money} Both sides are notified. This can’t be undone.`
}

const percent = (bps: number) => `${bps / 100}%`

import { refusedRefundWords } from '#market/payments/refused-refund-words.ts'
import type { PartialRefund, StaffOrderDetail } from '#market/staff-orders/staff-order.ts'

/** How the money of a refund in part reaches the buyer. */
export const wayBack = ({ paid_by_wire: byWire, buyer_name: buyer }: StaffOrderDetail) =>
  byWire
    ? `Send it to ${buyer} by wire yourself, then record it with the bank reference. This can’t be undone.`
    : `It goes back to the card of ${buyer}. This can’t be undone.`

/** The state of a refund in part, and what is in its way. */
export function partWords(
  { status, attempt, refused_code: refused }: PartialRefund,
  byWire: boolean,
) {
  if (status === 'requested' && byWire) return 'To be sent by wire'
  const words = refused && status === 'requested' ? 'Refused for now, will retry' : STATES[status]
  return attempt === 1 ? words : `${words}, attempt ${attempt}`
}

const STATES: Record<PartialRefund['status'], string> = {
  requested: 'Requested',
  made: 'Sent',
  failed: 'Failed',
  returned: 'Refunded manually',
  charged_back: 'Returned by the buyer’s bank through a chargeback',
}

/** What to do with a failed refund whose payment is charged back; null of any other. */
export function chargedBackWords({ dispute }: StaffOrderDetail) {
  if (dispute?.status === 'open')
    return 'Wait until the chargeback is closed. If it’s won, try again. If it’s lost, the buyer’s bank has returned the money, and you end this refund.'
  if (dispute?.status === 'lost')
    return 'The buyer’s bank has returned the money through the chargeback. End this refund.'
  return null
}

export const whyRefused = ({ status, refused_code: refused }: PartialRefund) =>
  refused && (status === 'failed' || status === 'requested')
    ? `${refusedRefundWords(refused)}.`
    : null

import { Refusal } from '#server/platform/http/refusal.ts'
import type { ApprovalRow } from './approval-store.ts'

type Standing = Pick<ApprovalRow, 'outcome' | 'deciderName' | 'isOver' | 'reason'>

/** Each request is decided once, before it expires. */
export function refuseDecided({ outcome, deciderName, isOver, reason }: Standing) {
  if (outcome === null && !isOver) return
  if (outcome === 'expired' && reason !== null) throw new Refusal(OVERTAKEN, 409)
  if (outcome === null || outcome === 'expired')
    throw new Refusal('No one approved this in time. Please request it again.', 409)
  throw new Refusal(`This was ${outcome} already, by ${deciderName}`, 409)
}

const OVERTAKEN =
  'This request is closed because something changed after it was made. Please request it again.'

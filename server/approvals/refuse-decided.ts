import { Refusal } from '#server/platform/http/refusal.ts'
import type { ApprovalRow } from './approval-store.ts'

type Standing = Pick<ApprovalRow, 'outcome' | 'deciderName' | 'isOver'>

/** Each request is decided once, before it expires. */
export function refuseDecided({ outcome, deciderName, isOver }: Standing) {
  if (outcome === null && !isOver) return
  if (outcome === null || outcome === 'expired')
    throw new Refusal('Nobody approved this in time. It has to be asked for again.', 409)
  throw new Refusal(`This was ${outcome} already, by ${deciderName}`, 409)
}

import { Refusal } from '#server/platform/http/refusal.ts'
import type { ApprovalRow } from './approval-store.ts'

type Standing = Pick<ApprovalRow, 'outcome' | 'deciderName' | 'isOver' | 'reason'>

/** Each request is decided once, before it expires. */
export function refuseDecided({ outcome, deciderName, isOver, reason }: Standing) {
  if (outcome === null && !isOver) return
  if (outcome === 'expired' && reason !== null) throw new Refusal(OVERTAKEN, 409)
  if (outcome === null || outcome === 'expired')
    throw new Refusal('Nobody approved this in time. It has to be asked for again.', 409)
  throw new Refusal(`This was ${outcome} already, by ${deciderName}`, 409)
}

const OVERTAKEN = 'This is over: it had changed since it was asked. Ask for it as it is now.'

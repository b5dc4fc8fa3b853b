import { ADMINS_ONLY } from '#market/accounts/staff-role.ts'
import { lockActiveAdministrators } from '#server/accounts/active-administrators.ts'
import { requireFreshCode } from '#server/accounts/second-factor/require-fresh-code.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { auditSubject } from './approvable.ts'
import type { ApprovalDeps, Deciding, Deps } from './approval-deps.ts'
import { endOvertaken, lockAsAsked } from './end-overtaken.ts'
import { approvalJson } from './approval-json.ts'
import { findApproval, lockApproval, storeDecision, type ApprovalRow } from './approval-store.ts'
import { refuseDecided } from './refuse-decided.ts'
import { sendDecidedNews } from './send-approval-news.ts'

/**
 * A second administrator's approval carries the act out, provided nothing has changed since the request. What cannot be
 * done any more as it was asked is over with the first approval that is refused.
 */
export async function approve(deps: ApprovalDeps, { id, staff, requestId }: Deciding) {
  requireFreshCode(staff)
  const answer = await transact(deps.db, async (tx) => {
    const means = { tx, terms: deps.terms }
    const asked = await findApproval(tx, id)
    if (asked.askedBy === staff.userId)
      throw new Refusal('Another administrator has to approve your request', 403)
    await keepBoth(means, asked, staff.userId)
    refuseDecided(asked)
    // The order or seller is always locked first: a new request locks it too.
    const act = await lockAsAsked(deps.approvables, tx, asked)
    refuseDecided(await lockApproval(tx, id))
    if (act instanceof Refusal) return endOvertaken(means, id, act)
    await storeDecision(tx, id, { outcome: 'approved', decidedBy: staff.userId })
    await act.carryOut({ askedBy: asked.askedBy, approvedBy: staff.userId, requestId })
    await recordAct(tx, {
      actorUserId: staff.userId,
      act: 'approval given',
      subject: auditSubject(asked),
      after: { approval: id, asked_by: `user ${asked.askedBy}` },
      requestId,
    })
    const data = approvalJson(await findApproval(tx, id))
    await sendDecidedNews(means, data)
    return { data }
  })
  if (answer instanceof Refusal) throw answer
  return answer
}

/** Locks both as administrators until the act is done. */
async function keepBoth(means: Deps, asked: ApprovalRow, approverId: number) {
  const kept = new Set((await lockActiveAdministrators(means)).map(({ userId }) => userId))
  if (!kept.has(approverId)) throw new Refusal(ADMINS_ONLY, 403)
  if (!kept.has(asked.askedBy))
    throw new Refusal(`${asked.askerName} is no longer an administrator. Decline it.`, 409)
}

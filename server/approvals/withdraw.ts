import { recordAct } from '#server/audit/record-act.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { auditSubject } from './approvable.ts'
import type { ApprovalDeps, Deciding } from './approval-deps.ts'
import { approvalJson } from './approval-json.ts'
import { findApproval, lockApproval, storeDecision } from './approval-store.ts'
import { refuseDecided } from './refuse-decided.ts'
import { publishApprovals } from './send-approval-news.ts'

/** The requester withdraws it. */
export function withdraw(deps: ApprovalDeps, { id, staff, requestId }: Deciding) {
  return transact(deps.db, async (tx) => {
    const asked = await lockApproval(tx, id)
    if (asked.askedBy !== staff.userId)
      throw new Refusal(`Only ${asked.askerName} can withdraw this. Decline it instead.`, 403)
    refuseDecided(asked)
    await storeDecision(tx, id, { outcome: 'withdrawn', decidedBy: staff.userId })
    await recordAct(tx, {
      actorUserId: staff.userId,
      act: 'approval withdrawn',
      subject: auditSubject(asked),
      after: { approval: id },
      requestId,
    })
    const data = approvalJson(await findApproval(tx, id))
    await publishApprovals({ tx }, data)
    return { data }
  })
}

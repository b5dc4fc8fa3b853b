import { recordAct } from '#server/audit/record-act.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { auditSubject } from './approvable.ts'
import type { ApprovalDeps, Deciding } from './approval-deps.ts'
import { approvalJson } from './approval-json.ts'
import { findApproval, lockApproval, storeDecision } from './approval-store.ts'
import { refuseDecided } from './refuse-decided.ts'
import { sendDecidedNews } from './send-approval-news.ts'

type Declining = Deciding & { reason: string | undefined }

export function decline(deps: ApprovalDeps, { id, staff, requestId, reason }: Declining) {
  return transact(deps.db, async (tx) => {
    const asked = await lockApproval(tx, id)
    if (asked.askedBy === staff.userId) throw new Refusal('Withdraw your own request instead', 403)
    refuseDecided(asked)
    await storeDecision(tx, id, { outcome: 'declined', decidedBy: staff.userId, reason })
    const data = approvalJson(await findApproval(tx, id))
    await sendDecidedNews({ tx, terms: deps.terms }, data)
    await recordAct(tx, {
      actorUserId: staff.userId,
      act: 'approval declined',
      subject: auditSubject(asked),
      after: { approval: id, asked_by: `user ${asked.askedBy}` },
      requestId,
    })
    return { data }
  })
}

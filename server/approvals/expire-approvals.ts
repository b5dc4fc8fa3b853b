import { recordAct } from '#server/audit/record-act.ts'
import { transact } from '#server/platform/database/transact.ts'
import { auditSubject } from './approvable.ts'
import type { ApprovalDeps, Deps } from './approval-deps.ts'
import { approvalJson } from './approval-json.ts'
import { findApproval, overdueApprovals, storeDecision } from './approval-store.ts'
import { sendExpiredNews } from './send-approval-news.ts'

const AT_ONCE = 100

/** Expires requests nobody decided in time, skipping those being decided now. */
export const expireApprovals = ({ db, terms }: Pick<ApprovalDeps, 'db' | 'terms'>) =>
  transact(db, async (tx) => {
    for (const id of await overdueApprovals(tx, AT_ONCE)) await endOverdue({ tx, terms }, id)
  })

/** Expires a locked request and notifies the requester. */
export async function endOverdue(means: Deps, id: number) {
  const { tx } = means
  await storeDecision(tx, id, { outcome: 'expired', decidedBy: null })
  const asked = await findApproval(tx, id)
  await sendExpiredNews(means, approvalJson(asked))
  await recordAct(tx, {
    actorUserId: null,
    act: 'approval expired',
    subject: auditSubject(asked),
    after: { approval: id, asked_by: `user ${asked.askedBy}` },
  })
}

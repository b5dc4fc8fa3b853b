import type { StaffViewer } from '#market/accounts/viewer.ts'
import type { ApprovalRequest } from '#market/approvals/approval-api.ts'
import { lockActiveAdministrators } from '#server/accounts/active-administrators.ts'
import { requireFreshCode } from '#server/accounts/second-factor/require-fresh-code.ts'
import { requireRecentCode } from '#server/accounts/second-factor/require-recent-code.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { auditSubject, lockAct, noteOf } from './approvable.ts'
import type { ApprovalDeps, Deps } from './approval-deps.ts'
import { approvalJson } from './approval-json.ts'
import {
  findApproval,
  lockWaiting,
  insertApproval,
  insertConfirmed,
  storeDecision,
  type About,
} from './approval-store.ts'
import { endOverdue } from './expire-approvals.ts'
import { publishApprovals, sendAskedNews } from './send-approval-news.ts'

type Asking = { asked: ApprovalRequest; staff: StaffViewer; requestId: string }

/** Requests a second administrator's approval, or lets a sole administrator confirm with a code, which carries it out. */
export function askForApproval(deps: ApprovalDeps, { asked, staff, requestId }: Asking) {
  requireFreshCode(staff)
  const about = { act: asked.act, subjectId: asked.subject_id }
  const by = { actorUserId: staff.userId, subject: auditSubject(about), requestId }
  return transact(deps.db, async (tx) => {
    const means = { tx, terms: deps.terms }
    const administrators = await lockActiveAdministrators(means)
    const isAlone = administrators.every(({ userId }) => userId === staff.userId)
    if (isAlone) requireRecentCode(staff)
    const { subjectName, stake, carryOut } = await lockAct(deps.approvables, tx, asked)
    await makeWay(means, { about, staff, isAlone })
    const note = noteOf(asked)
    const wanted = { ...about, subjectName, stake, note, askedBy: staff.userId }
    const id = await (isAlone ? insertConfirmed : insertApproval)(tx, wanted)
    const data = approvalJson(await findApproval(tx, id))
    const act = isAlone ? 'confirmed alone' : 'approval asked'
    if (isAlone) await carryOut({ askedBy: staff.userId, approvedBy: staff.userId, requestId })
    await recordAct(tx, { ...by, act, after: { approval: id, ...stake } })
    await (isAlone ? publishApprovals(means, data) : sendAskedNews(means, data))
    return { data }
  })
}

type Way = { about: About; staff: StaffViewer; isAlone: boolean }

/** Only one may wait: a sole administrator's confirmation replaces an earlier request. */
async function makeWay(means: Deps, { about, staff, isAlone }: Way) {
  const before = await lockWaiting(means.tx, about)
  if (!before) return
  if (before.isOver) return endOverdue(means, before.id)
  if (!isAlone) throw new Refusal(ASKED_ALREADY, 409)
  const decision = { outcome: 'withdrawn', decidedBy: staff.userId } as const
  await storeDecision(means.tx, before.id, decision)
}

const ASKED_ALREADY = 'This was already requested and is waiting for a second administrator.'

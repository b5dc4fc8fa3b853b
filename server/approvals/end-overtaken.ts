import { isDeepStrictEqual } from 'node:util'
import { recordAct } from '#server/audit/record-act.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { auditSubject, lockAct, requestOf, type Approvables, type LockedAct } from './approvable.ts'
import type { ApprovalDeps, Deps } from './approval-deps.ts'
import { approvalJson } from './approval-json.ts'
import { findApproval, lockApproval, storeDecision, type ApprovalRow } from './approval-store.ts'
import { sendOvertakenNews } from './send-approval-news.ts'

/** Ends what waits about an order that moved on in another way, with a word to the administrators. */
export async function endOvertakenApprovals(deps: ApprovalDeps) {
  for (const id of await waitingAboutOrders(deps)) await endIfOvertaken(deps, id)
}

const endIfOvertaken = ({ db, terms, approvables }: ApprovalDeps, id: number) =>
  transact(db, async (tx) => {
    // The order is always locked first: a decision locks it too.
    const act = await lockAsAsked(approvables, tx, await findApproval(tx, id))
    const { outcome, isOver } = await lockApproval(tx, id)
    if (act instanceof Refusal && outcome === null && !isOver)
      await endOvertaken({ tx, terms }, id, act)
  })

/** Locks the act of a request; or answers why it can't be carried out any more as it was asked. */
export async function lockAsAsked(
  approvables: Approvables,
  tx: Tx,
  asked: ApprovalRow,
): Promise<LockedAct | Refusal> {
  const act = await lockAct(approvables, tx, requestOf(asked)).catch(asRefused)
  if (act instanceof Refusal) return act
  return isDeepStrictEqual(act.stake, asked.stake) ? act : new Refusal(CHANGED, 409)
}

function asRefused(error: unknown) {
  // What is too much by now is refused in the words of its form.
  if (error instanceof Refusal && (error.status === 409 || error.status === 422))
    return new Refusal(error.message, 409)
  throw error
}

/** A refusal is answered after the commit, which keeps that the request is over. */
export async function endOvertaken(means: Deps, id: number, refusal: Refusal) {
  const reason = refusal.message
  await storeDecision(means.tx, id, { outcome: 'expired', decidedBy: null, reason })
  const asked = await findApproval(means.tx, id)
  await sendOvertakenNews(means, approvalJson(asked))
  await recordAct(means.tx, {
    actorUserId: null,
    act: 'approval expired',
    subject: auditSubject(asked),
    after: { approval: id, asked_by: `user ${asked.askedBy}`, reason },
  })
  return refusal
}

async function waitingAboutOrders({ db }: ApprovalDeps) {
  const waiting = await db
    .selectFrom('approvals')
    .select('id')
    .where('act', 'in', ['refund', 'partial_refund'])
    .where('outcome', 'is', null)
    .orderBy('id')
    .execute()
  return waiting.map(({ id }) => id)
}

const CHANGED = 'This has changed since the request. Please request it again.'

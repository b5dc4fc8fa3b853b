import type { StaffViewer } from '#market/accounts/viewer.ts'
import { recordAct } from '#server/audit/record-act.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { completePaidOrders } from '../complete-paid-orders.ts'
import { endPayout, payoutPaid } from '../end-payout.ts'
import { lockPayout } from '../find-payout.ts'
import type { PayoutDeps } from '../payout-deps.ts'
import { showStaffPayout } from './show-staff-payout.ts'

type Recorded = { id: number; staff: StaffViewer; requestId: string }

const NOT_BY_HAND = 'This payout goes through Stripe'
const ENDED = 'This payout has ended'

/** Staff sent it from the platform's bank. */
export async function recordPayment(
  deps: PayoutDeps,
  { id, bankReference, ...by }: Recorded & { bankReference: string },
) {
  const shown = await transact(deps.db, async (tx) => {
    const { status } = await lockByHand(tx, id)
    if (status !== 'begun') throw new Refusal(ENDED, 409)
    const endedBy = by.staff.userId
    await payoutPaid({ tx, publicUrl: deps.terms.publicUrl }, id, { endedBy, bankReference })
    await record(tx, { id, ...by, act: 'payout sent by hand', after: { bankReference } })
    return showStaffPayout(tx, id)
  })
  await completePaidOrders(deps)
  return shown
}

/** It was not sent after all, or the bank returned it. */
export const recordReturn = (
  deps: PayoutDeps,
  { id, reason, ...by }: Recorded & { reason: string },
) =>
  transact(deps.db, async (tx) => {
    const { status: before } = await lockByHand(tx, id)
    if (before !== 'begun' && before !== 'paid') throw new Refusal(ENDED, 409)
    const status = before === 'paid' ? 'returned' : 'failed'
    const ending = { status, problem: reason, endedBy: by.staff.userId } as const
    await endPayout({ tx, publicUrl: deps.terms.publicUrl }, id, ending)
    await record(tx, { id, ...by, act: `payout ${status}`, after: { reason } })
    return showStaffPayout(tx, id)
  })

async function lockByHand(tx: Tx, id: number) {
  const payout = await lockPayout(tx, id)
  if (payout.method !== 'bank') throw new Refusal(NOT_BY_HAND, 409)
  return payout
}

type Record = Recorded & { act: string; after: object }
const record = (tx: Tx, { id, staff, requestId, act, after }: Record) =>
  recordAct(tx, { actorUserId: staff.userId, act, subject: `payout ${id}`, after, requestId })

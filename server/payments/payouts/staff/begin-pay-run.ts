import type { StaffViewer } from '#market/accounts/viewer.ts'
import { recordAct } from '#server/audit/record-act.ts'
import type { Database } from '#server/platform/database/database.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { transact } from '#server/platform/database/transact.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { paying } from '../payout-jobs.ts'

type Beginning = { staff: StaffViewer; sellerIds: number[] | undefined; requestId: string }

/** Staff begin a pay run, for all sellers that are due or for those they chose; a job does it. */
export const beginPayRun = (db: Database, { staff, sellerIds, requestId }: Beginning) =>
  transact(db, async (tx) => {
    const until = (await databaseNow(tx)).toISOString()
    await enqueue(tx, paying, {
      until,
      ...(sellerIds && { sellerIds }),
      begunBy: staff.userId,
    })
    await recordAct(tx, {
      actorUserId: staff.userId,
      act: 'pay run begun',
      subject: 'payouts',
      after: { sellers: sellerIds ?? 'all that are due' },
      requestId,
    })
    return { data: { until } }
  })

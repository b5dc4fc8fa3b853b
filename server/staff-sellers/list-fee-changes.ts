import type { AuditEvent } from '#market/audit/audit-event.ts'
import type { FeeChange } from '#market/staff-sellers/staff-seller-api.ts'
import { historyOf } from '#server/audit/history-of.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { findSellerRow } from './find-seller-record.ts'

/** The fee changes of a seller, newest first, as the audit log has them. */
export const listFeeChanges = (db: Database, sellerId: number): Promise<FeeChange[]> =>
  readAtOnce(db, async (tx) => {
    await findSellerRow(tx, sellerId)
    return (await historyOf(tx, `seller ${sellerId}`)).flatMap(feeChangeOf)
  })

function feeChangeOf({ id, at, actor, before, after }: AuditEvent): FeeChange[] {
  const fee = after?.['platformFeeBps']
  if (fee === undefined) return []
  return [
    {
      id,
      at,
      by: actor?.name ?? null,
      before_bps: feeIn(before?.['platformFeeBps']),
      after_bps: feeIn(fee),
    },
  ]
}

const feeIn = (value: unknown) => (typeof value === 'number' ? value : null)

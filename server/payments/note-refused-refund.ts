import { sql } from 'kysely'
import { transact } from '#server/platform/database/transact.ts'
import { publishToStaff } from '#server/platform/live/publish.ts'
import { lockAnyOrder } from '#server/purchase-orders/find-order.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { refundColumns } from './payment-tables.ts'
import type { RefusedRefund } from './provider.ts'
import { sendRefusedRefundNews } from './send-refused-refund-news.ts'

type RefundOfOrder = { id: number; purchaseOrderId: number }

/** Keeps on the order why a refund was refused, and tells staff at the first answer; what is refused for good waits for them. */
export const noteRefusedRefund = (
  { db, terms }: Pick<PaymentDeps, 'db' | 'terms'>,
  { id, purchaseOrderId }: RefundOfOrder,
  refusal: RefusedRefund,
) =>
  transact(db, async (tx) => {
    const order = await lockAnyOrder(tx, purchaseOrderId)
    const kept = await tx
      .selectFrom('refunds')
      .select(refundColumns)
      .where('id', '=', id)
      .where('status', '=', 'requested')
      .forUpdate()
      .executeTakeFirst()
    if (!kept) return
    const isKnown = kept.refusedCode === refusal.code
    if (isKnown && !refusal.isForGood) return
    await tx
      .updateTable('refunds')
      .set({
        refusedCode: refusal.code,
        refusedAt: sql<Date>`coalesce(refused_at, now())`,
        ...(refusal.isForGood && { status: 'failed' }),
      })
      .where('id', '=', id)
      .execute()
    await publishToStaff(tx, 'PurchaseOrdersChannel')
    await sendRefusedRefundNews({ tx, publicUrl: terms.publicUrl }, { order, kept, refusal })
  })

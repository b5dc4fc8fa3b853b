import type { Selectable } from 'kysely'
import { formatUsd } from '#market/money.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import { administrators } from '#server/accounts/administrators.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { lockAnyOrder } from '#server/purchase-orders/find-order.ts'
import type { RefundsTable } from './payment-tables.ts'

/** Money that did not arrive is for staff to return by hand; the buyer learns that they will. */
export async function tellOfFailedRefund(tx: Tx, refund: Selectable<RefundsTable>) {
  const { number, buyerUserId, buyerName } = await lockAnyOrder(tx, refund.purchaseOrderId)
  const order = poNumber(number)
  const amount = formatUsd(refund.amountCents)
  const told = { key: `refund:${refund.id}:${refund.attempt}:failed`, kind: 'order' } as const
  await notify(tx, {
    ...told,
    userId: buyerUserId,
    title: `The refund of ${amount} for ${order} did not reach your card`,
    detail: 'Lotline returns the money in another way and writes to you.',
    path: `/my_orders?order=${order}`,
  })
  for (const { userId } of await administrators(tx))
    await notify(tx, {
      ...told,
      userId,
      title: `The refund of ${amount} for ${order} failed`,
      detail: `Return it to ${buyerName} by hand.`,
      path: `/admin/purchase_orders?order=${order}`,
    })
}

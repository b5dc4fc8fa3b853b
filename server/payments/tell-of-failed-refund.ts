import type { Selectable } from 'kysely'
import { formatUsd } from '#market/money.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import { administrators } from '#server/accounts/administrators.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { lockAnyOrder } from '#server/purchase-orders/find-order.ts'
import type { RefundsTable } from './payment-tables.ts'
import type { MadeRefund } from './provider.ts'

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
  await tellStaff(tx, {
    key: told.key,
    title: `The refund of ${amount} for ${order} failed`,
    detail: `Return it to ${buyerName} by hand.`,
    path: `/admin/purchase_orders?order=${order}`,
  })
}

/** What staff gave back on the provider's own pages did not arrive: whether it is due still, only they know. */
export async function tellOfFailedRefundByHand(tx: Tx, orderId: number, made: MadeRefund) {
  const { number } = await lockAnyOrder(tx, orderId)
  const order = poNumber(number)
  await tellStaff(tx, {
    key: `refund:${made.id}:failed`,
    title: `The refund of ${formatUsd(made.amount)} for ${order} failed`,
    detail: 'It was made by hand at the payment provider.',
    path: `/admin/purchase_orders?order=${order}`,
  })
}

type News = { key: string; title: string; detail: string; path: string }

async function tellStaff(tx: Tx, news: News) {
  for (const { userId } of await administrators(tx))
    await notify(tx, { ...news, kind: 'order', userId })
}

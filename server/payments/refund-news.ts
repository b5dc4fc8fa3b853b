import type { Selectable } from 'kysely'
import { formatUsd, type Cents } from '#market/money.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import { administrators } from '#server/accounts/administrators.ts'
import { sendNews, type Recipient } from '#server/notifications/send-news.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { findAnyOrder, type PurchaseOrder } from '#server/purchase-orders/find-order.ts'
import type { RefundsTable } from './payment-tables.ts'
import type { MadeRefund } from './provider.ts'

type Facts = { amount: string; orderNumber: string; buyerName: string; note?: string }
type Row = { page: string; title: (facts: Facts) => string; detail: (facts: Facts) => string }

const BUYERS = '/my_orders'
const STAFFS = '/admin/purchase_orders'

/** Everything that buyers and staff learn of money on its way back, by the bell. */
const refundNews = {
  not_arrived: {
    page: BUYERS,
    title: ({ amount, orderNumber }) =>
      `The refund of ${amount} for ${orderNumber} did not reach your card`,
    detail: () => 'Lotline will refund you another way and email you.',
  },
  returned: {
    page: BUYERS,
    title: ({ amount, orderNumber }) =>
      `${amount} for ${orderNumber} was refunded to you another way`,
    detail: ({ note = '' }) => note,
  },
  failed: {
    page: STAFFS,
    title: ({ amount, orderNumber }) => `The refund of ${amount} for ${orderNumber} failed`,
    detail: ({ buyerName }) => `Return it to ${buyerName} manually.`,
  },
  failed_by_hand: {
    page: STAFFS,
    title: ({ amount, orderNumber }) => `The refund of ${amount} for ${orderNumber} failed`,
    detail: () => 'It was made manually at the payment provider.',
  },
} satisfies Record<string, Row>

/** Money that did not arrive is for staff to return by hand; the buyer learns that they will. */
export async function sendFailedRefundNews(tx: Tx, refund: Selectable<RefundsTable>) {
  const order = await findAnyOrder(tx, refund.purchaseOrderId)
  const news = {
    order,
    key: `refund:${refund.id}:${refund.attempt}:failed`,
    amount: refund.amountCents,
  }
  await send(tx, buyerOf(order), { ...news, kind: 'not_arrived' })
  for (const staff of await administrators(tx)) await send(tx, staff, { ...news, kind: 'failed' })
}

/** Whether what staff gave back on the provider's own pages is still due, only they know. */
export async function sendFailedRefundByHandNews(tx: Tx, orderId: number, made: MadeRefund) {
  const order = await findAnyOrder(tx, orderId)
  const news = { order, key: `refund:${made.id}:failed`, amount: made.amount }
  for (const staff of await administrators(tx))
    await send(tx, staff, { ...news, kind: 'failed_by_hand' })
}

type Returned = { orderId: number; refundId: number; amount: Cents; note: string }

/** The buyer already knows that staff would return the money, and learns how. */
export async function sendReturnedNews(tx: Tx, { orderId, refundId, amount, note }: Returned) {
  const order = await findAnyOrder(tx, orderId)
  const key = `refund:${refundId}:returned`
  await send(tx, buyerOf(order), { kind: 'returned', order, key, amount, note })
}

type News = {
  kind: keyof typeof refundNews
  order: PurchaseOrder
  key: string
  amount: Cents
  note?: string
}

function send(tx: Tx, to: Recipient, { kind, order, key, amount, ...news }: News) {
  const { page, title, detail } = refundNews[kind]
  const orderNumber = poNumber(order.number)
  const facts = { ...news, amount: formatUsd(amount), orderNumber, buyerName: order.buyerName }
  return sendNews(tx, to, {
    key,
    bell: {
      kind: 'order',
      title: title(facts),
      detail: detail(facts),
      path: `${page}?order=${orderNumber}`,
    },
  })
}

const buyerOf = ({ buyerUserId, buyerEmail }: PurchaseOrder): Recipient => ({
  userId: buyerUserId,
  email: buyerEmail,
})

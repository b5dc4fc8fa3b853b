import { formatUsd, type Cents } from '#market/money.ts'
import { refusedRefundWords } from '#market/payments/refused-refund-words.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import { administrators } from '#server/accounts/administrators.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/database/database.ts'
import type { PurchaseOrder } from '#server/purchase-orders/find-order.ts'
import type { RefusedRefund } from '../provider.ts'

type Part = { id: number; attempt: number; amountCents: Cents }
type Failed = { order: PurchaseOrder; kept: Part }

export const sendRefusedPartNews = (
  tx: Tx,
  { order, kept, refusal: { code, isForGood } }: Failed & { refusal: RefusedRefund },
) =>
  sendStaffNews(tx, order, {
    key: `${keyOf(kept)}:refused:${code}`,
    title: `${titleOf(order, kept)} was refused`,
    detail: `${refusedRefundWords(code)}. ${isForGood ? NEXT : 'We’ll try again automatically.'}`,
  })

/** The bank sent it back. */
export const sendFailedPartNews = (tx: Tx, { order, kept }: Failed) =>
  sendStaffNews(tx, order, {
    key: `${keyOf(kept)}:failed`,
    title: `${titleOf(order, kept)} failed`,
    detail: NEXT,
  })

type News = { key: string; title: string; detail: string }

async function sendStaffNews(tx: Tx, { number }: PurchaseOrder, news: News) {
  const path = `/admin/purchase_orders?order=${poNumber(number)}`
  for (const { userId } of await administrators(tx))
    await notify(tx, { ...news, userId, kind: 'order', path })
}

const NEXT = 'Return it manually, or request the refund again.'
const keyOf = ({ id, attempt }: Part) => `partial_refund:${id}:${attempt}`
const titleOf = ({ number }: PurchaseOrder, { amountCents }: Part) =>
  `The partial refund of ${formatUsd(amountCents)} for ${poNumber(number)}`

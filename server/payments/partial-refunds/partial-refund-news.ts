import { cents, formatUsd, type Cents } from '#market/money.ts'
import { refusedRefundWords } from '#market/payments/refused-refund-words.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import { administrators } from '#server/accounts/administrators.ts'
import { sendNews } from '#server/notifications/send-news.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/database/database.ts'
import type { PurchaseOrder } from '#server/purchase-orders/find-order.ts'
import { linesOf } from '#server/purchase-orders/order-lines.ts'
import { sendOrderNews } from '#server/purchase-orders/news/send-order-news.ts'
import type { Terms } from '#server/settings/terms.ts'
import type { RefusedRefund } from '../provider.ts'

type Part = { id: number; attempt: number; amountCents: Cents }
type PartInFull = Part & { feeCents: Cents; reason: string }
type NewsDeps = { tx: Tx; terms: Terms }
type Failed = { order: PurchaseOrder; kept: Part }

/** The seller, whose money it is, hears of a part once it is decided. */
export const sendSellerPartNews = async (
  { tx, terms }: NewsDeps,
  { order, kept }: { order: PurchaseOrder; kept: PartInFull },
) =>
  sendOrderNews({ tx, terms }, order, {
    kind: 'refunded_part',
    key: `partial_refund:${kept.id}:seller`,
    to: 'seller',
    lines: await linesOf(tx, [order.id]),
    refunded: kept.amountCents,
    refundedOfSeller: cents(kept.amountCents - kept.feeCents),
    reason: kept.reason,
  })

/** The buyer hears of it once the money was sent, and not before (decision I20). */
export const sendSentPartNews = async (
  { tx, terms }: NewsDeps,
  { order, kept, reference }: { order: PurchaseOrder; kept: PartInFull; reference?: string },
) =>
  sendOrderNews({ tx, terms }, order, {
    kind: 'refunded_part',
    key: `${keyOf(kept)}:sent`,
    to: 'buyer',
    lines: await linesOf(tx, [order.id]),
    refunded: kept.amountCents,
    reason: kept.reason,
    bankReference: reference,
  })

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
export async function sendFailedPartNews(tx: Tx, { order, kept }: Failed) {
  const amount = formatUsd(kept.amountCents)
  const number = poNumber(order.number)
  await sendNews(
    tx,
    { userId: order.buyerUserId, email: order.buyerEmail },
    {
      key: `${keyOf(kept)}:not_arrived`,
      bell: {
        kind: 'order',
        title: `The refund of ${amount} for ${number} did not reach your card`,
        detail: 'Lotline will refund you another way.',
        path: `/my_orders?order=${number}`,
      },
    },
  )
  await sendStaffNews(tx, order, {
    key: `${keyOf(kept)}:failed`,
    title: `${titleOf(order, kept)} failed`,
    detail: NEXT,
  })
}

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

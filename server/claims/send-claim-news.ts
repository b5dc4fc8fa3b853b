import type { Party } from '#market/accounts/viewer.ts'
import type { ClaimAct } from '#market/claims/claim.ts'
import type { ClaimState } from '#market/purchase-orders/claim-state.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import { administrators } from '#server/accounts/administrators.ts'
import { notify } from '#server/notifications/notify.ts'
import { publishToStaff } from '#server/platform/live/publish.ts'
import type { PurchaseOrder } from '#server/purchase-orders/find-order.ts'
import { linesOf } from '#server/purchase-orders/order-lines.ts'
import type { ClaimNews, ClaimStep } from '#server/purchase-orders/news/claim-news.ts'
import { sendOrderNews } from '#server/purchase-orders/news/send-order-news.ts'
import type { ClaimTx } from './claim-deps.ts'

type Taken = { act: ClaimAct; to: ClaimState; by: 'buyer' | 'seller' | 'admin' | 'system' }
type News = Omit<ClaimNews, 'step'> & { key: string; step: Taken }

/** Tells the sides that did not cause it, and administrators where they are to decide. */
export async function sendClaimNews(
  { tx, terms }: Pick<ClaimTx, 'tx' | 'terms'>,
  order: PurchaseOrder,
  { key, step: taken, ...claim }: News,
) {
  const step = stepOf(taken)
  const lines = await linesOf(tx, [order.id])
  for (const to of readersOf(step, taken.by))
    await sendOrderNews({ tx, terms }, order, {
      kind: 'claim',
      key: `${key}:${to}`,
      to,
      lines,
      claim: { ...claim, step },
    })
  await publishToStaff(tx, 'PurchaseOrdersChannel')
  if (step !== 'for_staff') return
  const number = poNumber(order.number)
  for (const { userId } of await administrators(tx))
    await notify(tx, {
      userId,
      key,
      kind: 'order',
      title: `A claim on ${number} waits for your decision`,
      detail: claim.problems[0],
      path: `/admin/purchase_orders?order=${number}`,
    })
}

function stepOf({ act, to }: Taken): ClaimStep {
  if (to === 'settled') return 'settled'
  if (to === 'declined') return 'closed'
  if (to === 'withdrawn') return 'withdrawn'
  if (to === 'staff_review') return 'for_staff'
  if (act === 'propose') return 'proposed'
  return act === 'decline' ? 'declined' : 'reported'
}

/** The seller hears of a settled claim by the news of its refund. */
function readersOf(step: ClaimStep, by: Taken['by']): Party[] {
  const sides: Party[] = step === 'settled' ? ['buyer'] : ['buyer', 'seller']
  return sides.filter((side) => side !== by)
}

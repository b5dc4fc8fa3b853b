import type { StaffViewer } from '#market/accounts/viewer.ts'
import { onHoldWords } from '#market/purchase-orders/on-hold.ts'
import { dueIn, HOURS_BETWEEN_REMINDERS } from '#market/staff-orders/reminder.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { wasDoneSince } from '#server/audit/was-done-since.ts'
import { recipientOf } from '#server/notifications/trade-news.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { publish } from '#server/platform/live/publish.ts'
import type { OrderDeps } from '#server/purchase-orders/advance-purchase-order.ts'
import { lockAnyOrder } from '#server/purchase-orders/find-order.ts'
import { linesOf } from '#server/purchase-orders/order-lines.ts'
import { sendOrderNews } from '#server/purchase-orders/news/send-order-news.ts'

type Reminding = { id: number; staff: StaffViewer; requestId: string }

const ACT = 'order reminded'

/** Reminds the side that an order waits for, at most once a day. */
export const sendReminder = ({ db, terms }: OrderDeps, { id, staff, requestId }: Reminding) =>
  transact(db, async (tx) => {
    const order = await lockAnyOrder(tx, id)
    const due = dueIn[order.status]
    if (!due) throw new Refusal('Neither side has anything to do right now', 409)
    if (due.step === 'ship' && order.onHoldFor) throw new Refusal(onHoldWords[order.onHoldFor], 409)
    const { party, step } = due
    const recipient = recipientOf(order, party)
    if (!recipient) throw new Refusal('This seller has no user yet', 409)

    const act = { act: ACT, subject: `order ${id}`, after: { reminded: party, step } }
    const now = await databaseNow(tx)
    const since = new Date(now.getTime() - HOURS_BETWEEN_REMINDERS * 3_600_000)
    if (await wasDoneSince(tx, act, since))
      throw new Refusal('Already reminded in the last 24 hours', 409)

    await recordAct(tx, { ...act, actorUserId: staff.userId, requestId })
    await sendOrderNews({ tx, terms }, order, {
      kind: 'reminder',
      key: `order:${id}:reminder:${step}:${now.getTime()}`,
      to: party,
      dueStep: step,
      lines: await linesOf(tx, [id]),
    })
    await publish(tx, 'PurchaseOrdersChannel', [recipient.userId])
    const name = party === 'buyer' ? order.buyerName : order.sellerName
    return { data: { reminded: party, name } }
  })

import { unsubscribeAddress } from '#server/accounts/unsubscribe.ts'
import { notify } from '#server/notifications/notify.ts'
import { transact } from '#server/platform/database/transact.ts'
import { eachByItself } from '#server/platform/jobs/each-by-itself.ts'
import type { Stoppable } from '#server/platform/jobs/job-run.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import type { OrderDeps } from './advance-purchase-order.ts'
import { lockAnyOrder } from './find-order.ts'
import { mailFactsFor } from './mail-facts-for.ts'
import { linesOf } from './order-lines.ts'
import { topicOfOrderMail } from './order-mail-topics.ts'
import { orderMail } from './order-mails.ts'
import { orderNotification } from './order-notifications.ts'

const DAY = 86_400_000

/** Reminds the buyer a day before an unpaid order is canceled, once (decision I6). */
export async function remindOfPayment({ db, terms, signal }: OrderDeps & Stoppable, now: Date) {
  const due = await db
    .selectFrom('purchaseOrders')
    .select('id')
    .where('status', '=', 'awaiting_initial_payment')
    .where('paymentDueAt', '>', now)
    .where('paymentDueAt', '<=', new Date(now.getTime() + DAY))
    .execute()
  await eachByItself(
    due,
    ({ id }) =>
      transact(db, async (tx) => {
        const order = await lockAnyOrder(tx, id)
        if (order.status !== 'awaiting_initial_payment') return
        const facts = mailFactsFor(terms, { order, lines: await linesOf(tx, [id]) }, 'buyer')
        const key = `order:${id}:payment-due`
        const { buyerUserId: userId, buyerEmail: to } = order
        await notify(tx, { userId, key, ...orderNotification('payment_due', facts) })
        const { publicUrl } = terms
        const topic = topicOfOrderMail.payment_due
        const turnOffUrl = await unsubscribeAddress(tx, { userId, topic, publicUrl })
        if (!turnOffUrl) return
        const mail = orderMail('payment_due', { ...facts, turnOffUrl })
        await writeMail(tx, { key, to, ...mail, unsubscribeUrl: turnOffUrl })
      }),
    signal,
  )
}

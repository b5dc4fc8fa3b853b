import { unsubscribeAddress } from '#server/accounts/unsubscribe.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import type { Terms } from '#server/settings/terms.ts'
import type { PurchaseOrder } from './find-order.ts'
import { mailFactsFor } from './mail-facts-for.ts'
import type { PurchaseOrderLine } from './order-lines.ts'
import { topicOfOrderMail } from './order-mail-topics.ts'
import { orderMail } from './order-mails.ts'
import { paperOf } from './order-paper.ts'
import type { Step } from './order-step.ts'
import { kindOfStep, readersOf } from './step-readers.ts'

type Deps = { tx: Tx; terms: Terms }
type Told = { order: PurchaseOrder; step: Step; eventId: number; lines: PurchaseOrderLine[] }

/** Writes to whom a step of the order concerns, never to the one who took it (decision I6). */
export async function mailOrderStep({ tx, terms }: Deps, told: Told) {
  const { order, step, eventId } = told
  const kind = kindOfStep(step)
  for (const party of readersOf(step)) {
    const to = party === 'buyer' ? order.buyerEmail : order.sellerEmail
    const userId = party === 'buyer' ? order.buyerUserId : order.sellerUserId
    if (!kind || to === null || userId === null) continue
    const { publicUrl } = terms
    const turnOffUrl = await unsubscribeAddress(tx, {
      userId,
      topic: topicOfOrderMail[kind],
      publicUrl,
    })
    if (!turnOffUrl) continue
    await writeMail(tx, {
      key: `order:${order.id}:${eventId}:${party}`,
      to,
      ...orderMail(kind, { ...mailFactsFor(terms, told, party), turnOffUrl }),
      attachment: kind === 'confirmed' ? paperOf(order.id) : undefined,
      unsubscribeUrl: turnOffUrl,
    })
  }
}

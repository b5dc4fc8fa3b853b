import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrderEvent } from '#market/purchase-orders/purchase-order.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import type { Terms } from '#server/terms.ts'
import type { PurchaseOrder } from './find-order.ts'
import { mailFactsFor } from './mail-facts-for.ts'
import type { PurchaseOrderLine } from './order-lines.ts'
import type { OrderMailKind } from './order-mail-words.ts'
import { orderMail } from './order-mails.ts'
import type { Step } from './order-step.ts'

type Means = { tx: Tx; terms: Terms }
type Told = { order: PurchaseOrder; step: Step; eventId: number; lines: PurchaseOrderLine[] }

const readers: Partial<Record<PurchaseOrderEvent, Party[]>> = {
  require_payment_action: ['buyer'],
  fail_payment: ['buyer'],
  confirm_payment: ['buyer', 'seller'],
  ship: ['buyer'],
  receive: ['seller'],
  cancel: ['buyer', 'seller'],
}

/** Writes to whom a step of the order concerns, never to the one who took it (decision I6). */
export async function mailOrderStep({ tx, terms }: Means, told: Told) {
  const { order, step, eventId } = told
  const kind = kindOf(step)
  for (const party of readers[step.event] ?? []) {
    const to = party === 'buyer' ? order.buyerEmail : order.sellerEmail
    if (!kind || step.by.party === party || to === null) continue
    const key = `order:${order.id}:${eventId}:${party}`
    await writeMail(tx, { key, to, ...orderMail(kind, mailFactsFor(terms, told, party)) })
  }
}

function kindOf({ event, by }: Step): OrderMailKind | undefined {
  if (event === 'cancel') return by.party === 'system' ? 'deadline_passed' : 'canceled'
  const kinds: Partial<Record<PurchaseOrderEvent, OrderMailKind>> = {
    require_payment_action: 'needs_action',
    fail_payment: 'failed',
    confirm_payment: 'confirmed',
    ship: 'shipped',
    receive: 'received',
  }
  return kinds[event]
}

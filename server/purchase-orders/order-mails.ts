import type { ShipTo } from '#market/accounts/ship-to.ts'
import { mailFooter } from '#server/accounts/mail-footer.ts'
import { mailContent, type Mail } from '#server/platform/mail/mail-content.ts'
import type { MailFact } from '#server/platform/mail/mail-parts.ts'
import { mailTime } from '#server/platform/mail/mail-time.ts'
import type { OrderMailFacts } from './order-mail-facts.ts'
import { orderMailWords, type OrderMailKind } from './order-mail-words.ts'

/** What happened to an order, told to the side that did not do it (decision I6). */
export function orderMail(
  kind: OrderMailKind,
  facts: OrderMailFacts & { turnOffUrl: string },
): Mail {
  const { orderNumber, counterpartyName, lines, note, publicUrl } = facts
  const { subject, tag, heading, paragraphs, action } = orderMailWords[kind](facts)
  return {
    subject,
    ...mailContent({
      tag,
      reference: `Order ${orderNumber}`,
      heading,
      paragraphs,
      facts: [...factsOf(kind, facts), ...(note ? [{ label: 'Note', value: note }] : [])],
      lines,
      totals: totalsOf(facts),
      action: { label: action, url: `${publicUrl}/my_orders?order=${orderNumber}` },
      footer: `You get this because of your order with ${counterpartyName} on Lotline.`,
      footerLinks: mailFooter(facts),
    }),
  }
}

function factsOf(kind: OrderMailKind, facts: OrderMailFacts & { turnOffUrl: string }): MailFact[] {
  const { recipientParty, payBy, shipTo, carrier, trackingNumber } = facts
  const isUnpaid = kind === 'payment_due' || kind === 'failed' || kind === 'needs_action'
  if (isUnpaid && payBy) return [{ label: 'Pay by', value: mailTime(payBy) }]
  if (kind === 'confirmed' && recipientParty === 'seller' && shipTo)
    return [{ label: 'Ship to', value: addressOf(shipTo) }]
  if (kind !== 'shipped') return []
  return [
    ...(carrier ? [{ label: 'Carrier', value: carrier }] : []),
    ...(trackingNumber ? [{ label: 'Tracking number', value: trackingNumber }] : []),
  ]
}

const addressOf = ({ name, line1, line2, city, state, postal_code, country, phone }: ShipTo) =>
  [name, line1, line2, `${city}, ${state} ${postal_code}`, country, phone]
    .filter(Boolean)
    .join('\n')

/** Buyers never learn the fee nor what the seller nets (decision C8). */
function totalsOf({ recipientParty, total, netToSeller }: OrderMailFacts) {
  const main = { label: 'Total', amount: total, isMain: true }
  if (recipientParty === 'buyer' || netToSeller === undefined) return [main]
  return [main, { label: 'Net to you after fee', amount: netToSeller }]
}

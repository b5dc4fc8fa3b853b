import { mailFooter } from '#server/accounts/mail-footer.ts'
import { mailContent, type Mail } from '#server/platform/mail/mail-content.ts'
import type { MailFact } from '#server/platform/mail/mail-parts.ts'
import { mailTime } from '#server/platform/mail/mail-time.ts'
import type { OfferMailFacts } from './offer-mail-facts.ts'
import { offerMailWords, type OfferMailKind } from './offer-mail-words.ts'

/** What happened to an offer, told to the side that did not do it (decision I6). */
export function offerMail(
  kind: OfferMailKind,
  facts: OfferMailFacts & { turnOffUrl: string },
): Mail {
  const { offerNumber, orderNumber, counterpartyName, lines, note, publicUrl } = facts
  const { subject, tag, heading, paragraphs, action } = offerMailWords[kind](facts)
  const url = orderNumber
    ? `${publicUrl}/my_orders?order=${orderNumber}`
    : `${publicUrl}/my_offers?offer=${offerNumber}`
  return {
    subject,
    ...mailContent({
      tag,
      reference: `Offer ${offerNumber}${orderNumber ? `, order ${orderNumber}` : ''}`,
      heading,
      paragraphs,
      ...(note && { quote: { by: counterpartyName, text: note } }),
      facts: deadlineOf(kind, facts),
      lines,
      totals: totalsOf(facts),
      action: { label: action, url },
      footer: `You get this because of your offer with ${counterpartyName} on Lotline.`,
      footerLinks: mailFooter(facts),
    }),
  }
}

function deadlineOf(kind: OfferMailKind, { deadline, recipientParty }: OfferMailFacts): MailFact[] {
  if (!deadline) return []
  const value = mailTime(deadline)
  if (kind === 'received' || kind === 'countered' || kind === 'expiring')
    return [{ label: 'Answer by', value }]
  if (kind === 'accepted' && recipientParty === 'buyer') return [{ label: 'Pay by', value }]
  return []
}

/** Buyers never learn the fee nor what the seller nets (decision C8). */
function totalsOf({ recipientParty, total, netToSeller }: OfferMailFacts) {
  const main = { label: 'Total', amount: total, isMain: true }
  if (recipientParty === 'buyer' || netToSeller === undefined) return [main]
  return [main, { label: 'Net to you after fee', amount: netToSeller }]
}

import { formatUsd } from '#market/money.ts'
import type { NewNotification } from '#server/notifications/notify.ts'
import { productsInWords } from '#server/notifications/products-in-words.ts'
import type { OfferMailFacts } from './offer-mail-facts.ts'
import type { OfferMailKind } from './offer-mail-words.ts'

/** What happened to an offer, in one line for the app; the place to act is a press away. */
export function offerNotification(
  kind: OfferMailKind,
  facts: OfferMailFacts,
): Omit<NewNotification, 'userId' | 'key'> {
  const { offerNumber, orderNumber, lines } = facts
  return {
    kind: orderNumber ? 'order' : 'offer',
    title: titles[kind](facts),
    detail: productsInWords(lines),
    path: orderNumber ? `/my_orders?order=${orderNumber}` : `/my_offers?offer=${offerNumber}`,
  }
}

type Tell = (facts: OfferMailFacts) => string

const titles: Record<OfferMailKind, Tell> = {
  received: ({ counterpartyName, offerNumber, total }) =>
    `${counterpartyName} offers ${formatUsd(total)} (${offerNumber})`,
  countered: ({ counterpartyName, offerNumber, total }) =>
    `${counterpartyName} countered ${offerNumber} at ${formatUsd(total)}`,
  accepted: ({ counterpartyName, offerNumber, total }) =>
    `${counterpartyName} accepted ${offerNumber} at ${formatUsd(total)}`,
  bought: ({ counterpartyName, total }) =>
    `${counterpartyName} bought at your asking price: ${formatUsd(total)}`,
  rejected: ({ counterpartyName, offerNumber, total }) =>
    `${counterpartyName} declined ${offerNumber} at ${formatUsd(total)}`,
  withdrawn: ({ counterpartyName, offerNumber }) => `${counterpartyName} withdrew ${offerNumber}`,
  expiring: ({ counterpartyName, offerNumber }) =>
    `${offerNumber} is about to expire: ${counterpartyName} waits for your answer`,
  expired: ({ counterpartyName, offerNumber }) => `${offerNumber} with ${counterpartyName} expired`,
  quantities_changed: ({ offerNumber, total }) =>
    `Available quantities have changed: ${offerNumber} is now ${formatUsd(total)}`,
  sold_out: ({ counterpartyName, offerNumber }) =>
    `${offerNumber} with ${counterpartyName} is closed: sold out`,
  unlisted: ({ counterpartyName, offerNumber }) =>
    `${offerNumber} with ${counterpartyName} is closed: no longer listed`,
  line_unlisted: ({ offerNumber, total }) =>
    `A product is no longer listed: ${offerNumber} is now ${formatUsd(total)}`,
}

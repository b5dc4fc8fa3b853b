import { formatUsd } from '#market/money.ts'
import type { Tone } from '#server/platform/mail/mail-parts.ts'
import type { OfferMailFacts } from './offer-mail-facts.ts'

export type Words = {
  subject: string
  tag: { label: string; tone: Tone }
  heading: string
  paragraphs: string[]
  action: string
}
type Tell = (facts: OfferMailFacts) => Words

const yourTurn = { label: 'Your turn', tone: 'turn' } as const
const closed = { label: 'Closed', tone: 'waiting' } as const
const accepted = { label: 'Accepted', tone: 'settled' } as const

const received: Tell = ({ offerNumber, counterpartyName, total }) => ({
  subject: `New offer of ${formatUsd(total)} from ${counterpartyName} (${offerNumber})`,
  tag: yourTurn,
  heading: `${counterpartyName} offers ${formatUsd(total)}`,
  paragraphs: ['Accept it, send a counter, or decline. Nothing is sold until you accept.'],
  action: 'Review the offer',
})

const countered: Tell = ({ offerNumber, counterpartyName, total }) => ({
  subject: `${counterpartyName} sent a counter of ${formatUsd(total)} (${offerNumber})`,
  tag: yourTurn,
  heading: `${counterpartyName} counters with ${formatUsd(total)}`,
  paragraphs: ['Accept the counter, send another, or decline.'],
  action: 'Review the counter',
})

/** The way to pay when the seller accepted, the way to ship when the buyer did (decision I6). */
const acceptedOffer: Tell = (facts) =>
  facts.recipientParty === 'buyer' ? acceptedBySeller(facts) : acceptedByBuyer(facts)

const acceptedBySeller: Tell = ({ offerNumber, counterpartyName, total }) => ({
  subject: `${counterpartyName} accepted your offer of ${formatUsd(total)} (${offerNumber})`,
  tag: accepted,
  heading: 'Your offer was accepted',
  paragraphs: [
    `${counterpartyName} accepted ${formatUsd(total)}. The units are set aside for you.`,
    'Open the order and choose Check out to pay. It ships once the payment is confirmed.',
  ],
  action: 'Pay for the order',
})

const acceptedByBuyer: Tell = ({ offerNumber, counterpartyName, total }) => ({
  subject: `${counterpartyName} accepted your counter of ${formatUsd(total)} (${offerNumber})`,
  tag: accepted,
  heading: 'Your counter was accepted',
  paragraphs: [
    `${counterpartyName} accepted ${formatUsd(total)} and is asked to pay now.`,
    'We write again when the payment is confirmed. Then ship the order and enter its carrier and tracking number.',
  ],
  action: 'See the order',
})

const bought: Tell = ({ offerNumber, counterpartyName, total }) => ({
  subject: `${counterpartyName} bought at your asking price: ${formatUsd(total)} (${offerNumber})`,
  tag: { label: 'Sold', tone: 'settled' },
  heading: `Sold to ${counterpartyName} for ${formatUsd(total)}`,
  paragraphs: [
    'Every line is at your asking price, so there is nothing to negotiate.',
    'We write again when the payment is confirmed. Then ship the order and enter its carrier and tracking number.',
  ],
  action: 'See the order',
})

const rejected: Tell = ({ offerNumber, counterpartyName, recipientParty, total }) => ({
  subject: `${counterpartyName} declined ${formatUsd(total)} (${offerNumber})`,
  tag: { label: 'Declined', tone: 'problem' },
  heading: `${counterpartyName} declined the offer`,
  paragraphs: [
    recipientParty === 'buyer'
      ? 'The offer is closed. The products are still listed, and you may send a new offer.'
      : 'The offer is closed. Your units stay listed.',
  ],
  action: 'See the offer',
})

const withdrawn: Tell = ({ offerNumber, counterpartyName, total }) => ({
  subject: `${counterpartyName} withdrew ${formatUsd(total)} (${offerNumber})`,
  tag: closed,
  heading: `${counterpartyName} withdrew the offer`,
  paragraphs: ['The offer is closed. You do not need to do anything.'],
  action: 'See the offer',
})

const expiring: Tell = ({ offerNumber, counterpartyName, total }) => ({
  subject: `${counterpartyName} waits for your answer on ${formatUsd(total)} (${offerNumber})`,
  tag: yourTurn,
  heading: 'This offer is about to expire',
  paragraphs: [
    `${counterpartyName} waits for your answer. Without one the offer closes by itself.`,
  ],
  action: 'Answer the offer',
})

const expired: Tell = ({ offerNumber, counterpartyName, total }) => ({
  subject: `Your offer with ${counterpartyName} over ${formatUsd(total)} expired (${offerNumber})`,
  tag: closed,
  heading: 'The offer expired',
  paragraphs: [`It was left without an answer too long, and is closed.`],
  action: 'See the offer',
})

const quantitiesChanged: Tell = ({ offerNumber, counterpartyName, total }) => ({
  subject: `Available quantities have changed: now ${formatUsd(total)} (${offerNumber})`,
  tag: { label: 'Changed', tone: 'turn' },
  heading: 'Available quantities have changed',
  paragraphs: [
    `Fewer units are left than the offer asked for, so ${counterpartyName} cut it to what can be had: now ${formatUsd(total)}.`,
  ],
  action: 'Review the offer',
})

const soldOut: Tell = ({ offerNumber, counterpartyName, total }) => ({
  subject: `Sold out: your offer with ${counterpartyName} over ${formatUsd(total)} is closed (${offerNumber})`,
  tag: closed,
  heading: 'Everything in this offer is sold out',
  paragraphs: ['No units are left of any product in it, so the offer is closed.'],
  action: 'See the offer',
})

const unlisted: Tell = ({ offerNumber, counterpartyName, recipientParty, total }) => ({
  subject: `No longer listed: your offer with ${counterpartyName} over ${formatUsd(total)} is closed (${offerNumber})`,
  tag: closed,
  heading: 'The products are no longer listed',
  paragraphs: [
    recipientParty === 'buyer'
      ? `${counterpartyName} took them off the marketplace, so the offer is closed.`
      : 'You took them off the marketplace, so the offer is closed.',
  ],
  action: 'See the offer',
})

const lineUnlisted: Tell = ({ offerNumber, counterpartyName, recipientParty, total }) => ({
  subject: `A product is no longer listed: now ${formatUsd(total)} (${offerNumber})`,
  tag: { label: 'Changed', tone: 'waiting' },
  heading: 'A product is no longer listed',
  paragraphs: [
    recipientParty === 'buyer'
      ? `${counterpartyName} took a product off the marketplace, so it left the offer, which goes on at ${formatUsd(total)}.`
      : `You took a product off the marketplace, so it left the offer, which goes on at ${formatUsd(total)}.`,
  ],
  action: 'Review the offer',
})

export const offerMailWords = {
  received,
  countered,
  accepted: acceptedOffer,
  bought,
  rejected,
  withdrawn,
  expiring,
  expired,
  quantities_changed: quantitiesChanged,
  sold_out: soldOut,
  unlisted,
  line_unlisted: lineUnlisted,
} satisfies Record<string, Tell>

export type OfferMailKind = keyof typeof offerMailWords

import type { MailWords, NewsRow } from '#server/notifications/trade-news.ts'
import type { MailFact } from '#server/platform/mail/mail-parts.ts'
import { mailTime } from '#server/platform/mail/mail-time.ts'
import { priceLowered, type PriceFacts } from './lower-prices/price-lowered.ts'

/** What news of an offer needs to know. */
export type OfferFacts = PriceFacts & {
  /** Of the buyer's own purchase order. */
  buyerPoNumber?: string | undefined
  /** Such as `$1,200.00 plus freight`. */
  totalWords: string
  /** The order it became, such as `PO-10007`. */
  orderNumber?: string | undefined
  /** Who sees to the freight, while no amount says so. */
  freightWords?: string | undefined
  /** When the reader's turn ends or, after an acceptance, when the buyer has to have paid. */
  deadline?: Date | undefined
}

const yourTurn = { label: 'Your turn', tone: 'turn' } as const
const closed = { label: 'Closed', tone: 'waiting' } as const
const accepted = { label: 'Accepted', tone: 'settled' } as const

/** Everything that the sides of an offer learn of it: what turns it off, the line under the bell, the mail. */
export const offerNews = {
  received: {
    topic: 'offer_received',
    title: ({ counterpartyName, offerNumber, totalWords }) =>
      `${counterpartyName} offers ${totalWords} (${offerNumber})`,
    mail: ({ offerNumber, counterpartyName, totalWords, deadline, timeZone }) => ({
      subject: `New offer of ${totalWords} from ${counterpartyName} (${offerNumber})`,
      tag: yourTurn,
      heading: `${counterpartyName} offers ${totalWords}`,
      paragraphs: ['Accept it, send a counter, or decline. Nothing is sold until you accept.'],
      facts: dueBy('Answer by', { deadline, timeZone }),
      action: 'Review the offer',
    }),
  },

  countered: {
    topic: 'offer_countered',
    title: ({ counterpartyName, offerNumber, totalWords }) =>
      `${counterpartyName} countered ${offerNumber} at ${totalWords}`,
    mail: ({ offerNumber, counterpartyName, totalWords, deadline, timeZone }) => ({
      subject: `${counterpartyName} sent a counter of ${totalWords} (${offerNumber})`,
      tag: yourTurn,
      heading: `${counterpartyName} counters with ${totalWords}`,
      paragraphs: ['Accept the counter, send another, or decline.'],
      facts: dueBy('Answer by', { deadline, timeZone }),
      action: 'Review the counter',
    }),
  },

  accepted: {
    topic: 'offer_accepted',
    title: ({ counterpartyName, offerNumber, totalWords }) =>
      `${counterpartyName} accepted ${offerNumber} at ${totalWords}`,
    // The way to pay when the seller accepted, the way to ship when the buyer did (decision I6).
    mail: (facts) =>
      facts.recipientParty === 'buyer' ? acceptedBySeller(facts) : acceptedByBuyer(facts),
  },

  bought: {
    topic: 'offer_accepted',
    title: ({ counterpartyName, totalWords }) =>
      `${counterpartyName} bought at your asking price: ${totalWords}`,
    mail: ({ offerNumber, counterpartyName, totalWords }) => ({
      subject: `${counterpartyName} bought at your asking price: ${totalWords} (${offerNumber})`,
      tag: { label: 'Sold', tone: 'settled' },
      heading: `Sold to ${counterpartyName} for ${totalWords}`,
      paragraphs: [
        'Every line is at your asking price, so there is nothing to negotiate.',
        'We’ll email you when the payment is confirmed. Then ship the order and enter its carrier and tracking number.',
      ],
      action: 'View order',
    }),
  },

  rejected: {
    topic: 'offer_rejected',
    title: ({ counterpartyName, offerNumber, totalWords }) =>
      `${counterpartyName} declined ${offerNumber} at ${totalWords}`,
    mail: ({ offerNumber, counterpartyName, recipientParty, totalWords }) => ({
      subject: `${counterpartyName} declined ${totalWords} (${offerNumber})`,
      tag: { label: 'Declined', tone: 'problem' },
      heading: `${counterpartyName} declined the offer`,
      paragraphs: [
        recipientParty === 'buyer'
          ? 'The offer is closed. The products are still listed, and you can send a new offer.'
          : 'The offer is closed. Your units stay listed.',
      ],
      action: 'View offer',
    }),
  },

  withdrawn: {
    topic: 'offer_withdrawn',
    title: ({ counterpartyName, offerNumber }) => `${counterpartyName} withdrew ${offerNumber}`,
    mail: ({ offerNumber, counterpartyName, totalWords }) => ({
      subject: `${counterpartyName} withdrew ${totalWords} (${offerNumber})`,
      tag: closed,
      heading: `${counterpartyName} withdrew the offer`,
      paragraphs: ['The offer is closed. You don’t need to do anything.'],
      action: 'View offer',
    }),
  },

  expiring: {
    topic: 'offer_expiring',
    title: ({ counterpartyName, offerNumber }) =>
      `${offerNumber} is about to expire: ${counterpartyName} is waiting for your answer`,
    mail: ({ offerNumber, counterpartyName, totalWords, deadline, timeZone }) => ({
      subject: `${counterpartyName} is waiting for your answer on ${totalWords} (${offerNumber})`,
      tag: yourTurn,
      heading: 'This offer is about to expire',
      paragraphs: [
        `${counterpartyName} is waiting for your answer. Without one, the offer closes automatically.`,
      ],
      facts: dueBy('Answer by', { deadline, timeZone }),
      action: 'Answer the offer',
    }),
  },

  expired: {
    topic: 'offer_expired',
    title: ({ counterpartyName, offerNumber }) => `${offerNumber} with ${counterpartyName} expired`,
    mail: ({ offerNumber, counterpartyName, totalWords }) => ({
      subject: `Your offer with ${counterpartyName} for ${totalWords} expired (${offerNumber})`,
      tag: closed,
      heading: 'The offer expired',
      paragraphs: [`It wasn’t answered in time and is now closed.`],
      action: 'View offer',
    }),
  },

  price_lowered: priceLowered,

  message: {
    topic: 'offer_message',
    title: ({ counterpartyName, offerNumber }) => `${counterpartyName} wrote about ${offerNumber}`,
    mail: ({ offerNumber, orderNumber, counterpartyName }) => ({
      subject: `Message from ${counterpartyName} about ${orderNumber ?? offerNumber}`,
      tag: { label: 'Message', tone: 'turn' },
      heading: `${counterpartyName} wrote to you`,
      paragraphs: [
        'Answer on Lotline to keep messages with the offer. We’ll email you about new messages once you’ve read this one.',
      ],
      action: 'Read and answer',
    }),
  },

  quantities_changed: {
    topic: 'offer_quantities_changed',
    title: ({ offerNumber, totalWords }) =>
      `Available quantities have changed: ${offerNumber} is now ${totalWords}`,
    mail: ({ offerNumber, totalWords }) => ({
      subject: `Available quantities have changed: now ${totalWords} (${offerNumber})`,
      tag: { label: 'Changed', tone: 'turn' },
      heading: 'Available quantities have changed',
      paragraphs: [
        `Fewer units are left than offered, so quantities were reduced to what is left. The total is now ${totalWords}.`,
      ],
      action: 'Review the offer',
    }),
  },

  sold_out: {
    topic: 'offer_quantities_changed',
    title: ({ counterpartyName, offerNumber }) =>
      `${offerNumber} with ${counterpartyName} is closed: sold out`,
    mail: ({ offerNumber, counterpartyName, totalWords }) => ({
      subject: `Sold out: your offer with ${counterpartyName} for ${totalWords} is closed (${offerNumber})`,
      tag: closed,
      heading: 'Everything in this offer is sold out',
      paragraphs: ['None of its products have units left, so the offer is closed.'],
      action: 'View offer',
    }),
  },

  unlisted: {
    topic: 'offer_quantities_changed',
    title: ({ counterpartyName, offerNumber }) =>
      `${offerNumber} with ${counterpartyName} is closed: no longer listed`,
    mail: ({ offerNumber, counterpartyName, recipientParty, totalWords }) => ({
      subject: `No longer listed: your offer with ${counterpartyName} for ${totalWords} is closed (${offerNumber})`,
      tag: closed,
      heading: 'The products are no longer listed',
      paragraphs: [
        recipientParty === 'buyer'
          ? `${counterpartyName} unlisted them, so the offer is closed.`
          : 'You unlisted them, so the offer is closed.',
      ],
      action: 'View offer',
    }),
  },

  line_unlisted: {
    topic: 'offer_quantities_changed',
    title: ({ offerNumber, totalWords }) =>
      `A product is no longer listed: ${offerNumber} is now ${totalWords}`,
    mail: ({ offerNumber, counterpartyName, recipientParty, totalWords }) => ({
      subject: `A product is no longer listed: now ${totalWords} (${offerNumber})`,
      tag: { label: 'Changed', tone: 'waiting' },
      heading: 'A product is no longer listed',
      paragraphs: [
        recipientParty === 'buyer'
          ? `${counterpartyName} unlisted a product, so it was removed from the offer. The total is now ${totalWords}.`
          : `You unlisted a product, so it was removed from the offer. The total is now ${totalWords}.`,
      ],
      action: 'Review the offer',
    }),
  },
} satisfies Record<string, NewsRow<OfferFacts>>

export type OfferNewsKind = keyof typeof offerNews

const acceptedBySeller = ({
  offerNumber,
  counterpartyName,
  totalWords,
  deadline,
  timeZone,
}: OfferFacts): MailWords => ({
  subject: `${counterpartyName} accepted your offer of ${totalWords} (${offerNumber})`,
  tag: accepted,
  heading: 'Your offer was accepted',
  paragraphs: [
    `${counterpartyName} accepted ${totalWords}. The units are reserved for you.`,
    'Open the order and select Check out to pay. It ships once the payment is confirmed.',
  ],
  facts: dueBy('Pay by', { deadline, timeZone }),
  action: 'Pay for the order',
})

const acceptedByBuyer = ({ offerNumber, counterpartyName, totalWords }: OfferFacts): MailWords => ({
  subject: `${counterpartyName} accepted your counter of ${totalWords} (${offerNumber})`,
  tag: accepted,
  heading: 'Your counter was accepted',
  paragraphs: [
    `${counterpartyName} accepted ${totalWords} and is asked to pay now.`,
    'We’ll email you when the payment is confirmed. Then ship the order and enter its carrier and tracking number.',
  ],
  action: 'View order',
})

type Due = Pick<OfferFacts, 'deadline' | 'timeZone'>

const dueBy = (label: string, { deadline, timeZone }: Due): MailFact[] =>
  deadline ? [{ label, value: mailTime(deadline, timeZone) }] : []

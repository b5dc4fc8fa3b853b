import type { Party } from './viewer.ts'

/** Who gets mails that may be turned off. */
export type MailParty = Party | 'subscriber'

export type MailSubject =
  | 'offers'
  | 'orders'
  | 'searches'
  | 'watching'
  | 'samples'
  | 'products'
  | 'imports'
  | 'payouts'

type Topic = {
  about: MailSubject
  label: string
  /** Who gets such mails at all. */
  to: readonly MailParty[]
}

const BUYER = ['buyer'] as const
const SELLER = ['seller'] as const
const BOTH = ['buyer', 'seller'] as const
const SAMPLERS = ['seller', 'subscriber'] as const

/** The mails of trade and the daily lead (decision G6), each of which its reader may turn off. */
export const mailTopics = {
  offer_received: { about: 'offers', label: 'A buyer sends you an offer', to: SELLER },
  offer_countered: { about: 'offers', label: 'The other side counters', to: BOTH },
  offer_accepted: { about: 'offers', label: 'An offer is accepted or bought', to: BOTH },
  offer_rejected: { about: 'offers', label: 'An offer is rejected', to: BOTH },
  offer_withdrawn: { about: 'offers', label: 'An offer is withdrawn', to: BOTH },
  offer_expiring: { about: 'offers', label: 'Your time to answer is running out', to: BOTH },
  offer_expired: { about: 'offers', label: 'An offer has expired', to: BOTH },
  offer_price_lowered: {
    about: 'offers',
    label: 'An asking price falls below your offer',
    to: BUYER,
  },
  offer_message: { about: 'offers', label: 'The other side sends you a message', to: BOTH },
  question: { about: 'offers', label: 'A question about a lot is asked or answered', to: BOTH },
  offer_quantities_changed: {
    about: 'offers',
    label: 'Available quantities change, or lots sell out',
    to: BOTH,
  },

  order_payment_due: { about: 'orders', label: 'A payment is due', to: BUYER },
  order_reminder: { about: 'orders', label: 'Lotline reminds you about an order', to: BOTH },
  order_confirmed: { about: 'orders', label: 'A payment is confirmed', to: BOTH },
  order_ship_due: { about: 'orders', label: 'An order is due to ship', to: SELLER },
  order_failed: { about: 'orders', label: 'A payment fails', to: BUYER },
  order_needs_action: {
    about: 'orders',
    label: 'Your bank asks you to verify a payment',
    to: BUYER,
  },
  order_deadline_passed: { about: 'orders', label: 'An order was not paid in time', to: BOTH },
  order_short: {
    about: 'orders',
    label: 'A seller finds fewer units than were ordered',
    to: BOTH,
  },
  order_shipped: { about: 'orders', label: 'An order is shipped', to: BUYER },
  order_inspect: { about: 'orders', label: 'An order you received is to be inspected', to: BUYER },
  order_tracking: { about: 'orders', label: 'A tracking number is corrected', to: BOTH },
  order_ship_to: {
    about: 'orders',
    label: 'A buyer changes where an unpaid order ships to',
    to: SELLER,
  },
  order_received: { about: 'orders', label: 'An order has arrived at the buyer', to: SELLER },
  resale_certificate: {
    about: 'orders',
    label: 'A resale certificate is checked, or ends soon',
    to: BUYER,
  },
  order_claim: {
    about: 'orders',
    label: 'A problem with an order is reported or answered',
    to: BOTH,
  },
  order_canceled: { about: 'orders', label: 'An order is canceled', to: BOTH },
  order_refunded: { about: 'orders', label: 'Part of an order is refunded', to: BOTH },
  payout_sent: { about: 'payouts', label: 'A payout is sent or paid', to: SELLER },
  payout_failed: { about: 'payouts', label: 'A payout fails, or your bank returns it', to: SELLER },

  search_matches: {
    about: 'searches',
    label: 'New lots match a saved search, once a day',
    to: BUYER,
  },
  watched_lots: {
    about: 'watching',
    label: 'A lot you watch is back, drops in price or is removed',
    to: BUYER,
  },
  daily_lead: { about: 'samples', label: 'Your lead of the day, if you subscribe', to: SAMPLERS },
  lots_off_market: {
    about: 'products',
    label: 'A price schedule unlists your lots',
    to: SELLER,
  },
  import_over: {
    about: 'imports',
    label: 'An import finishes after you leave the page',
    to: SELLER,
  },
} as const satisfies Record<string, Topic>

export type MailTopic = keyof typeof mailTopics

export const isMailTopic = (word: string): word is MailTopic => Object.hasOwn(mailTopics, word)

export const everyMailTopic = Object.keys(mailTopics).filter(isMailTopic)

/** What a side gets mail of, in the order it is listed. */
export const topicsFor = (party: MailParty, about: Topic['about']) =>
  everyMailTopic.filter((topic) => {
    const { to, about: its }: Topic = mailTopics[topic]
    return its === about && to.includes(party)
  })

/** Mails about the account itself, which always come. */
export const accountMails = [
  'Your application: received, approved, denied',
  'Links to sign in or reset your password',
  'Your password was changed',
  'A sign-in on a new device',
] as const

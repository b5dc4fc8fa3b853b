import type { Party } from '#market/accounts/viewer.ts'
import type { Offer, OfferProduct } from '#market/offers/offer-document.ts'
import type { ClosedReason } from '#market/offers/offer.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import type { OfferGroup } from './offer-group.ts'

export const counterpartyOf = (offer: Offer, viewer: Party) =>
  viewer === 'buyer' ? offer.seller_name : offer.buyer_name

export const groupMarks = {
  your_turn: 'turn',
  waiting: 'waiting',
  closed: 'over',
} as const satisfies Record<OfferGroup, string>

export const groupName = (group: OfferGroup, viewer: Party) =>
  ({
    your_turn: 'Your turn',
    waiting: viewer === 'buyer' ? 'Waiting for the seller' : 'Waiting for the buyer',
    closed: 'Closed',
  })[group]

export const counted = (amount: number, one: string) =>
  `${quantityText(amount)} ${one}${amount === 1 ? '' : 's'}`

export const productCount = (lines: readonly unknown[]) => counted(lines.length, 'product')

type Counted = readonly Pick<OfferProduct, 'quantity'>[]

export const unitsIn = (lines: Counted) =>
  lines.reduce((units, { quantity }) => units + quantity, 0)

/** "3 products, 912 units" */
export const lotCount = (lines: Counted) =>
  `${productCount(lines)}, ${counted(unitsIn(lines), 'unit')}`

/** How an offer ended; the pill says no more than that it did. */
export const closedWords: Record<ClosedReason, string> = {
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  sold_out: 'Sold out',
  unlisted: 'No longer listed',
}

/** The first words of a product's name, where its whole name stands nearby. */
export const shortName = (name: string) => name.split(/,| [–—-] /)[0] ?? name

/** "11.5%"; what is little is never called nothing. */
export const percentWords = (percent: number) =>
  percent > 0 && percent < 0.1 ? '< 0.1%' : `${percent.toFixed(1)}%`

import type { Party } from '#market/accounts/viewer.ts'
import type { Offer, OfferProduct } from '#market/offers/offer-document.ts'
import type { ClosedReason } from '#market/offers/offer.ts'
import { counted } from '#web/platform/format/numbers.ts'

export const counterpartyOf = (offer: Offer, viewer: Party) =>
  viewer === 'buyer' ? offer.seller_name : offer.buyer_name

export const productCount = (lines: readonly unknown[]) => counted(lines.length, 'product')

type Lines = readonly Pick<OfferProduct, 'quantity'>[]

export const unitsIn = (lines: Lines) => lines.reduce((units, { quantity }) => units + quantity, 0)

/** "3 products, 912 units" */
export const lotCount = (lines: Lines) =>
  `${productCount(lines)}, ${counted(unitsIn(lines), 'unit')}`

/** Why an offer ended; the pill only says that it ended. */
export const closedWords: Record<ClosedReason, string> = {
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  sold_out: 'Sold out',
  unlisted: 'No longer listed',
}

/** The first words of a product's name, for places that show the whole name nearby. */
export const shortName = (name: string) => name.split(/,| [–—-] /)[0] ?? name

/** "11.5%"; a small difference never reads as zero. */
export const percentWords = (percent: number) =>
  percent > 0 && percent < 0.1 ? '< 0.1%' : `${percent.toFixed(1)}%`

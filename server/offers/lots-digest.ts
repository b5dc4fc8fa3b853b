import { inReview, isEditable } from '#market/offers/offer.ts'
import type { ListedProductRow } from '#server/products/listed-products.ts'
import { digestOf, lotDigest } from '#server/products/lot-digest.ts'
import { lotOfLine } from './lot-of-line.ts'
import { aboveAskingOf } from './asked-lines.ts'
import type { Offer } from './offer-store.ts'
import { termsOfLine } from './resale-of-lines.ts'

type Listings = ReadonlyMap<number, ListedProductRow>

/**
 * Digests what the offer says of its lots and their resale terms. While an offer is open, the digest also
 * covers the current lots and the lower asking prices. The side that answers must have seen those changes.
 */
export function lotsDigest({ state, lines }: Pick<Offer, 'state' | 'lines'>, listings: Listings) {
  const lots = lines.map((line) => {
    const listing = listings.get(line.productId)
    if (!listing) return [line.productId]
    const said = [lotOfLine(state, line, listing), listing.lot].map(lotDigest)
    return [line.productId, ...said, isEditable(state) ? null : line.manifestId]
  })
  const terms = lines.map((line) => termsOfLine(state, line, listings)?.text ?? null)
  const above = inReview(state) ? aboveAskingOf(lines, listings) : undefined
  const asked = above?.lines.map(({ productId, askingToday }) => [productId, askingToday])
  return [lots, terms, ...(asked ? [asked] : [])].map(digestOf).join('.')
}

const partsOf = (digest: string) => {
  const [lots, terms, asked] = digest.split('.')
  return { lots, terms, asked }
}

/** Whether the lots and their terms are those that the caller saw; prices are not compared. */
export function areSameLots(seen: string, now: string) {
  const [before, after] = [partsOf(seen), partsOf(now)]
  return before.lots === after.lots && before.terms === after.terms
}

export const areSameTerms = (seen: string, now: string) =>
  partsOf(seen).terms === partsOf(now).terms

/** Whether somebody saw what is asked today, where that is less than the offer. */
export function isAskedSeen(seen: string | undefined, now: string) {
  const { asked } = partsOf(now)
  return asked === undefined || (seen !== undefined && partsOf(seen).asked === asked)
}

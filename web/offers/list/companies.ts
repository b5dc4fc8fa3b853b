import type { Party } from '#market/accounts/viewer.ts'
import { byName } from '#market/by-name.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { counterpartyOf } from '../offer-words.ts'
import { groupOf, isListed, type OfferGroup } from './offer-group.ts'

type Company = { name: string; count: number }
type Listing = { viewer: Party; tab: OfferGroup | undefined }

/** The other companies of the offers that a tab lists, by name, with how many offers each has there. */
export function companiesIn(offers: readonly Offer[], { viewer, tab }: Listing): Company[] {
  const counts = new Map<string, number>()
  for (const offer of offers.filter(isListed)) {
    const name = counterpartyOf(offer, viewer)
    const isIn = tab === undefined || groupOf(offer.state, viewer) === tab
    counts.set(name, (counts.get(name) ?? 0) + Number(isIn))
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((one, other) => byName(one.name, other.name))
}

/** The offers with one company, or all. */
export const withCompany = (offers: readonly Offer[], name: string | undefined, viewer: Party) =>
  name ? offers.filter((offer) => counterpartyOf(offer, viewer) === name) : offers

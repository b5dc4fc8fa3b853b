import { paths } from '#web/platform/navigation/paths.ts'
import { withoutDefaults, type Search } from '#web/platform/navigation/search-params.ts'
import { offerGroups, offerSorts, type OfferGroup, type OfferSort } from './offer-group.ts'

/** What the address of My Offers selects. */
export type OffersView = {
  tab: OfferGroup | undefined
  sort: OfferSort
  query: string
  /** The other company, where only offers with it are listed. */
  company?: string | undefined
  /** The number of the offer that a link, in a mail for example, leads to. */
  offerNumber: string | undefined
}

export function viewOfAddress({ tab, sort, query, company, offer }: Search): OffersView {
  return {
    tab: offerGroups.find((group) => group === tab),
    sort: offerSorts.find((each) => each === sort) ?? 'newest',
    query: typeof query === 'string' ? query : '',
    company: typeof company === 'string' ? company : undefined,
    offerNumber: typeof offer === 'string' ? offer : undefined,
  }
}

/** The address of a view, without the offer that a link led to. */
export const addressOf = ({ tab, sort, query, company }: Omit<OffersView, 'offerNumber'>) =>
  paths.myOffers(withoutDefaults({ tab, sort, query, company }, { sort: 'newest', query: '' }))

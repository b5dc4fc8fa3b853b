import { paths } from '#web/platform/navigation/paths.ts'
import { withoutDefaults, type Search } from '#web/platform/navigation/search-params.ts'
import { offerGroups, offerSorts, type OfferGroup, type OfferSort } from './offer-group.ts'

/** What the address of My Offers says. */
export type OffersView = {
  tab: OfferGroup | undefined
  sort: OfferSort
  /** An offer led to by a mail, by its number. */
  offerNumber: string | undefined
}

export function viewOfAddress({ tab, sort, offer }: Search): OffersView {
  return {
    tab: offerGroups.find((group) => group === tab),
    sort: offerSorts.find((each) => each === sort) ?? 'newest',
    offerNumber: typeof offer === 'string' ? offer : undefined,
  }
}

/** The address of a tab, without the offer that was led to. */
export const addressOf = ({ tab, sort }: Pick<OffersView, 'tab' | 'sort'>) =>
  paths.myOffers(withoutDefaults({ tab, sort }, { sort: 'newest' }))

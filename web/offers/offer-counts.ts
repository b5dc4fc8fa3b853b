import { useQuery } from '@tanstack/react-query'
import { countOffers } from '#market/offers/offer-counts-api.ts'
import { queryOf } from '#web/platform/http/query-of.ts'
import { offersKey } from './offers-key.ts'

export const offerCountsKey = [...offersKey, 'counts'] as const

/** What awaits a trader among their offers. */
export const useOfferCounts = ({ enabled }: { enabled: boolean }) =>
  useQuery({
    queryKey: offerCountsKey,
    ...queryOf(countOffers),
    enabled,
    // A missing count must not take the page down.
    throwOnError: false,
  })

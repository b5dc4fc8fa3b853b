import { useQuery } from '@tanstack/react-query'
import { offersOf, type Offer } from '#market/offers/offer-document.ts'
import { readOffer } from '#market/offers/offer-api.ts'
import { call } from '#web/platform/http/call.ts'
import { offersKey } from '../offers-key.ts'

/** One offer of the viewer with its history, also when My Offers lists it no longer. */
export const useOfferRecord = (id: string) =>
  useQuery({
    queryKey: [...offersKey, id],
    queryFn: async ({ signal }): Promise<Offer> => {
      const { data, included } = await call(readOffer, { params: { id: Number(id) }, signal })
      const [offer] = offersOf({ data: [data], included })
      if (!offer) throw new Error('The answer holds no offer')
      return offer
    },
  })

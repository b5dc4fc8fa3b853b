import type { Trader } from '#market/accounts/viewer.ts'
import type { OffersDocument } from '#market/offers/offer-document.ts'
import { offerJson } from './offer-json.ts'
import { listOffers } from './offer-store.ts'
import { gather, type Desk } from './show-offer.ts'

type Page = { page: number; per_page: number }

/** A page of the viewer's offers as a JSON:API document (decisions A4, A5). */
export async function readOffers(
  { db, terms }: Desk,
  viewer: Trader,
  { page, per_page }: Page,
): Promise<OffersDocument> {
  const { offers, totalCount } = await listOffers(db, viewer, { page, perPage: per_page })
  const reader = { party: viewer.party, houseFeeBps: terms.platformFeeBps }
  const documents = (await gather(db, offers)).map((shown) => offerJson(shown, reader))
  return {
    data: documents.map(({ data }) => data),
    included: documents.flatMap(({ included }) => included),
    meta: {
      page,
      per_page,
      total_pages: Math.max(1, Math.ceil(totalCount / per_page)),
      total_count: totalCount,
    },
  }
}

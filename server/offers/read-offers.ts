import type { Trader } from '#market/accounts/viewer.ts'
import type { OffersDocument } from '#market/offers/offer-document.ts'
import { pageMetaOf, type PageQuery } from '#market/paging.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { offerJson } from './offer-json.ts'
import { listOffers } from './offer-store.ts'
import { gather, type Deps } from './show-offer.ts'

/** A page of the viewer's offers as a JSON:API document (decisions A4, A5). */
export async function readOffers(
  { db, terms }: Deps,
  viewer: Trader,
  asked: PageQuery,
): Promise<OffersDocument> {
  const { shown, totalCount } = await readAtOnce(db, async (tx) => {
    const { offers, totalCount: total } = await listOffers(tx, viewer, asked)
    return { shown: await gather(tx, offers), totalCount: total }
  })
  const documents = shown.map((each) => offerJson(each, { party: viewer.party, terms }))
  return {
    data: documents.map(({ data }) => data),
    included: documents.flatMap(({ included }) => included),
    meta: pageMetaOf(asked, totalCount),
  }
}

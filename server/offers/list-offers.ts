import { sql } from 'kysely'
import type { Trader } from '#market/accounts/viewer.ts'
import type { OffersAsked } from '#market/offers/offers-asked.ts'
import type { OffersDocument } from '#market/offers/offer-document.ts'
import { pageMetaOf, type PageQuery } from '#market/paging.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import type { Terms } from '#server/settings/terms.ts'
import { offerJson } from './offer-json.ts'
import { ended } from './offer-states.ts'
import { isOfferOf, listOffers, type OfferHead } from './offer-store.ts'
import { gather, type Deps } from './show-offer.ts'

/** A page of the viewer's offers as a JSON:API document, oldest first (decisions A4, A5). */
export async function readOffers(
  { db, terms }: Deps,
  viewer: Trader,
  { page, per_page, ...asked }: OffersAsked,
): Promise<OffersDocument> {
  const isListed = sql.join([isOfferOf(viewer), ...conditionsOf(asked)], sql` and `)
  return readAtOnce(db, async (tx) => {
    const { offers, totalCount } = await listOffers(tx, isListed, { page, per_page })
    return {
      ...(await showOffers({ tx, terms }, viewer, offers)),
      meta: pageMetaOf({ page, per_page }, totalCount),
    }
  })
}

function* conditionsOf({ live, product_id: productId }: Omit<OffersAsked, keyof PageQuery>) {
  if (live !== undefined) yield live ? sql`o.state not in ${ended}` : sql`o.state in ${ended}`
  // A counter may have left the lot out since.
  if (productId !== undefined)
    yield sql`(exists (select from offer_lines l where l.offer_id = o.id and l.product_id = ${productId})
      or exists (select from offer_revisions r where r.offer_id = o.id
        and r.lines @> jsonb_build_array(jsonb_build_object('product_id', ${productId}::bigint))))`
}

async function showOffers(
  { tx, terms }: { tx: Tx; terms: Terms },
  viewer: Trader,
  offers: OfferHead[],
): Promise<Pick<OffersDocument, 'data' | 'included'>> {
  const shown = await gather(tx, viewer, offers)
  const documents = shown.map((each) => offerJson(each, { party: viewer.party, terms }))
  return {
    data: documents.map(({ data }) => data),
    included: documents.flatMap(({ included }) => included),
  }
}

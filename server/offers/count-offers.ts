import { sql } from 'kysely'
import type { Trader } from '#market/accounts/viewer.ts'
import type { OfferCounts } from '#market/offers/offer-counts-api.ts'
import { isEditable, isTurnOf, offerStates } from '#market/offers/offer.ts'
import type { Database } from '#server/platform/database/database.ts'
import { isOfferOf } from './offer-store.ts'

/** What awaits a trader among their offers, without reading any. */
export async function countOffers(db: Database, viewer: Trader): Promise<OfferCounts> {
  const inTurn = offerStates.filter((state) => isTurnOf(viewer.party, state))
  const sent = offerStates.filter((state) => !isEditable(state))
  const { rows } = await sql<{ awaitingYou: number; inCart: number; hasSent: boolean }>`
    select count(*) filter (where o.state = any(${inTurn})) as awaiting_you,
      coalesce(sum((select count(*) from offer_lines l where l.offer_id = o.id))
        filter (where o.state = 'draft'), 0)::bigint as in_cart,
      exists (select from offers o where ${isOfferOf(viewer)} and o.state = any(${sent})) as has_sent
    from offers o where ${isOfferOf(viewer)} and o.state = any(${[...inTurn, 'draft']})`.execute(db)
  const [counted] = rows
  return {
    awaiting_you: counted?.awaitingYou ?? 0,
    in_cart: counted?.inCart ?? 0,
    has_sent: counted?.hasSent ?? false,
  }
}

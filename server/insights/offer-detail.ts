import { sql } from 'kysely'
import type { OfferDetail } from '#market/insights/insight-details.ts'
import type { Cents } from '#market/money.ts'
import { messagesOf } from '#server/messages/messages-of.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { offersWith } from './offer-records.ts'

type More = {
  buyerName: string
  sellerName: string
  closedReason: string | null
  turnExpiresAt: Date | null
  updatedAt: Date
  purchaseOrderId: number | null
}

export const readOffer = (db: Database, id: number) =>
  readAtOnce(db, async (tx) => {
    const [offer] = await offersWith(tx, [id])
    const { rows } = await sql<More>`
      select coalesce(n.buyer_name, b.name) as buyer_name, coalesce(n.seller_name, s.name) as seller_name, o.closed_reason, o.turn_expires_at,
        o.updated_at, p.id as purchase_order_id
      from offers o join buyers b on b.id = o.buyer_id join sellers s on s.id = o.seller_id
        left join purchase_orders p on p.offer_id = o.id
        left join purchase_order_names n on n.purchase_order_id = p.id
      where o.id = ${id}`.execute(tx)
    const [more] = rows
    if (!offer || !more) throw new Refusal('Not found', 404)
    const lots = await lotsOf(tx, id)
    return {
      data: {
        ...offer,
        buyer_name: more.buyerName,
        seller_name: more.sellerName,
        closed_reason: more.closedReason,
        turn_expires_at: more.turnExpiresAt?.toISOString() ?? null,
        updated_at: more.updatedAt.toISOString(),
        purchase_order_id: more.purchaseOrderId,
        offer_products: offer.offer_products.map((line) => {
          const lot = lots.get(line.id)
          return {
            ...line,
            asking_price_cents: lot?.askingPriceCents ?? null,
            seller_price_cents: lot?.sellerPriceCents ?? null,
            available_units: lot?.units ?? 0,
          }
        }),
        history: await historyOf(tx, id),
        messages: await messagesOf(tx, id),
      },
    }
  })

type Lot = {
  id: number
  askingPriceCents: Cents | null
  sellerPriceCents: Cents | null
  units: number
}

async function lotsOf(tx: Tx, offerId: number) {
  const { rows } = await sql<Lot>`
    select l.id, l.asking_price_cents, p.seller_price_cents,
      case when p.deleted_at is null then p.units else 0 end as units
    from offer_lines l join products p on p.id = l.product_id
    where l.offer_id = ${offerId}`.execute(tx)
  return new Map(rows.map((lot) => [lot.id, lot]))
}

type StoredRevision = Pick<
  OfferDetail['history'][number],
  'revision' | 'act' | 'party' | 'note' | 'lines'
> & {
  actorEmail: string | null
  totalCents: Cents
  at: Date
}

async function historyOf(tx: Tx, offerId: number) {
  const { rows } = await sql<StoredRevision>`
    select r.revision, r.act, r.party, u.email as actor_email, r.note, r.total_cents, r.lines, r.at
    from offer_revisions r left join users u on u.id = r.actor_user_id
    where r.offer_id = ${offerId} order by r.revision`.execute(tx)
  return rows.map(({ at, actorEmail, totalCents, ...entry }) => ({
    timestamp: at.toISOString(),
    ...entry,
    actor_email: actorEmail,
    total_cents: totalCents,
  }))
}

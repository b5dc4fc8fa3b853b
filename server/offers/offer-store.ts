import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Trader } from '#market/accounts/viewer.ts'
import type { Cents } from '#market/money.ts'
import type { LotChange } from '#market/offers/lot-as-seen.ts'
import { isEditable } from '#market/offers/offer.ts'
import type { ResaleDeclaration } from '#market/resale/resale-terms.ts'
import type { PageQuery } from '#market/paging.ts'
import type { DeliveryAddress } from '#market/ship-to-addresses/ship-to-address.ts'
import type { MailChoice } from '#server/accounts/mail-preferences/unsubscribe.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { poDocumentOf, type KeptPoDocument } from '#server/purchase-orders/po-document-of.ts'
import { addressOf } from '#server/ship-to-addresses/address-in-sql.ts'
import { editable, ended } from './offer-states.ts'
import type { OfferLinesTable, OffersTable } from './offer-tables.ts'

export type OfferLine = Pick<
  Selectable<OfferLinesTable>,
  | 'id'
  | 'offerId'
  | 'productId'
  | 'quantity'
  | 'unitPriceCents'
  | 'askingPriceCents'
  | 'manifestId'
  | 'resaleTerms'
  | 'lot'
> & {
  /** In what a counter makes it another lot than it was. */
  lotChanges?: LotChange[]
}
type Parties = {
  buyerName: string
  buyerUserId: number
  buyerEmail: string
  buyerChoice: MailChoice
  buyerResale: ResaleDeclaration
  shipTo: DeliveryAddress | null
  /** The one that `shipTo` is of. */
  shipsToId: number | null
  poNumberRequired: boolean
  sellerName: string
  sellerUserId: number | null
  sellerEmail: string | null
  sellerChoice: MailChoice | null
  sellerFeeBps: number | null
}
/** With the time at which it was read, by the clock of the database. */
export type OfferHead = Omit<Selectable<OffersTable>, 'neededBy'> &
  Parties & {
    readAt: Date
    /** A day such as `2026-11-30`. */
    neededBy: string | null
    poDocument: KeptPoDocument | null
  }
export type Offer = OfferHead & { lines: OfferLine[] }

/** Locks one of the viewer's own offers until the transaction ends. */
export async function lockOffer(tx: Tx, viewer: Trader, id: number): Promise<Offer> {
  const { rows } = await sql<OfferHead>`
    ${heads} where o.id = ${id} and ${isOfferOf(viewer)} for no key update of o`.execute(tx)
  return withLines(tx, rows[0])
}

/** Locks an offer for the system: deadlines, and products that are gone. */
export async function lockAnyOffer(tx: Tx, id: number): Promise<Offer> {
  return withLines(tx, await lockHead(tx, id))
}

/** Locks an offer that may have disappeared, as a cart does with its last line. */
export async function lockIfThere(tx: Tx, id: number): Promise<Offer | undefined> {
  const head = await lockHead(tx, id)
  return head && withLines(tx, head)
}

const lockHead = async (tx: Tx, id: number) =>
  (await sql<OfferHead>`${heads} where o.id = ${id} for no key update of o`.execute(tx)).rows[0]

async function withLines(tx: Tx, head: OfferHead | undefined): Promise<Offer> {
  if (!head) throw new Refusal('Not found', 404)
  return { ...head, lines: await linesOf(tx, [head.id]) }
}

export async function findOffer(db: Database | Tx, viewer: Trader, id: number) {
  const { rows } =
    await sql<OfferHead>`${heads} where o.id = ${id} and ${isOfferOf(viewer)}`.execute(db)
  return rows[0]
}

/** A page of the offers `o` of which this is so, oldest first, and how many there are in all. */
export async function listOffers(
  tx: Tx,
  isListed: RawBuilder<unknown>,
  { page, per_page }: PageQuery,
) {
  const offers = await sql<OfferHead>`${heads} where ${isListed}
    order by o.created_at, o.id limit ${per_page} offset ${(page - 1) * per_page}`.execute(tx)
  const counted = await sql<{ total: number }>`
    select count(*) as total from offers o where ${isListed}`.execute(tx)
  return { offers: offers.rows, totalCount: counted.rows[0]?.total ?? 0 }
}

export async function linesOf(db: Database | Tx, offerIds: number[]): Promise<OfferLine[]> {
  if (offerIds.length === 0) return []
  return db
    .selectFrom('offerLines')
    .select([
      'id',
      'offerId',
      'productId',
      'quantity',
      'unitPriceCents',
      'askingPriceCents',
      'manifestId',
      'resaleTerms',
      'lot',
    ])
    .where('offerId', 'in', offerIds)
    .orderBy('id')
    .execute()
}

/** The carts and the offers under way with lines of any of these products. */
export async function liveOffersWith(db: Database, productIds: readonly number[]) {
  const { rows } = await sql<{ id: number }>`
    select id from offers
    where state not in ${ended}
      and id in (select offer_id from offer_lines where product_id = any(${productIds}::bigint[]))
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}

export async function revisionsOf(db: Database | Tx, offerIds: number[]) {
  if (offerIds.length === 0) return []
  return db
    .selectFrom('offerRevisions')
    .select([
      'offerId',
      'revision',
      'act',
      'party',
      'note',
      'lines',
      'totalCents',
      'freightCents',
      'at',
    ])
    .where('offerId', 'in', offerIds)
    .orderBy('revision')
    .execute()
}

export async function saveLine(tx: Tx, id: number, line: { quantity: number; unitPrice: Cents }) {
  await tx
    .updateTable('offerLines')
    .set({ quantity: line.quantity, unitPriceCents: line.unitPrice })
    .where('id', '=', id)
    .execute()
}

/** From now on another default address doesn't change where it goes. */
export const keepShipTo = (tx: Tx, { id, shipsToId }: Offer) =>
  tx.updateTable('offers').set({ shipToAddressId: shipsToId }).where('id', '=', id).execute()

type BuyerDetails = { shipToAddressId?: number; buyerPoNumber?: string | null }

/** What the buyer says of an offer besides its lines; a draft with another address is another draft. */
export const storeBuyerDetails = (
  tx: Tx,
  { id, state }: Pick<Offer, 'id' | 'state'>,
  said: BuyerDetails,
) =>
  tx
    .updateTable('offers')
    .set({
      ...said,
      ...(said.shipToAddressId !== undefined &&
        isEditable(state) && { revision: sql`revision + 1` }),
    })
    .where('id', '=', id)
    .execute()

/** Removes lines; in the cart, an offer that loses its last line disappears (decision D1). */
export async function deleteLines(tx: Tx, ids: number[]) {
  if (ids.length === 0) return
  await keepCountOf(tx, ids)
  await tx.deleteFrom('offerLines').where('id', 'in', ids).execute()
}

/** A draft whose lines leave keeps what their lots have counted for, so that its revision never goes back. */
export async function keepCountOf(tx: Tx, lineIds: readonly number[]) {
  await sql`
    update offers o set revision = o.revision + leaving.changes
    from (select l.offer_id, sum(p.lot_version)::bigint as changes
      from offer_lines l join products p on p.id = l.product_id
      where l.id = any(${lineIds}::bigint[]) group by l.offer_id) as leaving
    where o.id = leaving.offer_id and leaving.changes > 0 and o.state in ${editable}`.execute(tx)
}

// Only the buyer sees drafts and saved offers (decision C8).
export const isOfferOf = (viewer: Trader) =>
  viewer.party === 'buyer'
    ? sql`o.buyer_id = ${viewer.buyerId}`
    : sql`o.seller_id = ${viewer.sellerId} and o.state not in ('draft', 'saved_for_later')`

const choiceOf = (user: string) =>
  sql`jsonb_build_object('mailToken', ${sql.ref(user)}.mail_token, 'mutedMails', ${sql.ref(user)}.muted_mails, 'timeZone', ${sql.ref(user)}.time_zone)`
// An edit of a lot counts as a change of the drafts that hold it; nobody writes to each of them for that.
const revision = sql`o.revision + case when o.state in ${editable} then (
  select coalesce(sum(p.lot_version), 0)::bigint from offer_lines l join products p on p.id = l.product_id
  where l.offer_id = o.id) else 0 end`
const columns = sql`now() as read_at, o.id, o.number, o.buyer_id, o.seller_id, o.state, o.closed_reason, ${revision} as revision,
  o.turn_expires_at, o.created_at, o.updated_at, o.ship_to_address_id, o.buyer_po_number, ${poDocumentOf('o.id')} as po_document, o.needed_by::text as needed_by, o.freight_cents,
  coalesce(n.buyer_name, b.name) as buyer_name, b.user_id as buyer_user_id, bu.email as buyer_email, ${choiceOf('bu')} as buyer_choice, b.po_number_required,
  a.id as ships_to_id, ${addressOf('a')} as ship_to,
  jsonb_build_object('resale_channels', b.resale_channels, 'resale_states', b.resale_states) as buyer_resale,
  coalesce(n.seller_name, s.name) as seller_name, s.user_id as seller_user_id, su.email as seller_email,
  case when su.id is not null then ${choiceOf('su')} end as seller_choice,
  s.platform_fee_bps as seller_fee_bps`
// An accepted offer names both as its order does.
const tables = sql`offers o
  join buyers b on b.id = o.buyer_id join users bu on bu.id = b.user_id
  join sellers s on s.id = o.seller_id left join users su on su.id = s.user_id
  left join ship_to_addresses a on a.id = coalesce(o.ship_to_address_id, (
    select d.id from ship_to_addresses d where d.buyer_id = o.buyer_id and d.is_default))
  left join purchase_orders po on po.offer_id = o.id
  left join purchase_order_names n on n.purchase_order_id = po.id`
const heads = sql`select ${columns} from ${tables}`

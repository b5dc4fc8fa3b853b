import { z } from 'zod'
import { compareInstants } from '#market/compare-instants.ts'
import { freightTerms } from '#market/freight/freight-terms.ts'
import { pageMeta } from '#market/paging.ts'
import { productConditions } from '#market/products/product-condition.ts'
import { amount, instant, textId } from '#market/wire.ts'
import { agreedTerms } from '#market/resale/resale-terms.ts'
import { deliveryAddress } from '#market/ship-to-addresses/ship-to-address.ts'
import { poDocument } from './po-document.ts'
import { lotChange } from './lot-as-seen.ts'
import { closedReasons, offerStates, turnActions } from './offer.ts'

const reference = z.object({ type: z.literal('offer_product'), id: textId })

const revisionLine = z.object({
  product_id: z.int(),
  name: z.string(),
  quantity: z.int(),
  unit_price: amount,
  /** By the digest of what its lot was said to be: another one, another lot. Absent from turns before there were any. */
  lot: z.string().optional(),
  /** In what a counter was for another lot than the turn before it. */
  lot_changes: z.array(lotChange).optional(),
  /** What was agreed to with it, where the seller has terms. */
  resale_terms: agreedTerms.optional(),
})

/** One turn of the negotiation. It never changes and is the same for both sides (decision D7). */
export const revision = z.object({
  revision: z.int(),
  act: z.enum(turnActions),
  party: z.enum(['buyer', 'seller', 'system']),
  at: instant,
  note: z.string().nullable(),
  /** Of its lines, with the freight that was stated. */
  total_cents: amount,
  /** As the turn stood; absent where none was stated. */
  freight_cents: amount.optional(),
  lines: z.array(revisionLine),
})
export type Revision = z.infer<typeof revision>

const shipsTo = deliveryAddress.partial().extend({
  /** To the buyer. */
  address_id: z.int().optional(),
})

const offerAttributes = z.object({
  offer_number: z.string(),
  state: z.enum(offerStates),
  closed_reason: z.enum(closedReasons).nullable(),
  created_at: instant,
  updated_at: instant,
  turn_expires_at: instant.nullable(),
  /** How long the buyer has to pay once it is accepted. */
  pay_within_hours: z.int(),
  revision: z.int(),
  buyer_name: z.string(),
  seller_id: z.int(),
  seller_name: z.string(),
  /** False while the seller has no account: such an offer expires unanswered. */
  seller_answers: z.boolean(),
  /** Of its lines, with the freight that was stated. */
  total_cents: amount,
  /** Of the whole offer, as its seller stated it. Null until then, and where no lot has its freight quoted. */
  freight_cents: amount.nullable(),
  /** A lot has its freight quoted, and the seller has not stated it: nobody can accept before. */
  freight_missing: z.boolean(),
  /** After the platform fee, and that fee; for sellers only (decision C8). */
  total_net_to_seller: amount.optional(),
  platform_fee_bps: z.int().optional(),
  can_reject: z.boolean(),
  buyable: z.boolean(),
  /** A digest of its lots' descriptions and resale terms. Sending, buying, countering and accepting send it along. */
  lots_digest: z.string(),
  /** What sending or accepting it agrees to, in words; null where its lots may be resold freely. */
  resale_agreement: z.string().nullable(),
  history: z.array(revision),
  /** Where its order will go, while it is open: to its buyer the whole address, to its seller the place alone. */
  ships_to: shipsTo.nullable(),
  /** The number of the buyer's own purchase order. */
  buyer_po_number: z.string().nullable(),
  /** The buyer’s purchase order as a file. */
  po_document: poDocument,
  /** By when the buyer needs the goods: what is accepted ships by then. */
  needed_by: z.iso.date().nullable(),
  message_count: z.int(),
  /** Of the other side, which the viewer has not read. */
  unread_message_count: z.int(),
})

const manifestFigures = z.object({
  rows: z.int(),
  units: z.int(),
  retail_cents: amount,
  condition: z.enum(productConditions),
})

const offerProductAttributes = z.object({
  quantity: z.int(),
  unit_price: amount,
  total_price: amount,
  net_to_seller: amount.optional(),
  /** What the seller asked when the offer was sent; in a draft, what the seller asks now. */
  asking_price_cents: amount.nullable(),
  images: z.array(z.string()),
  /** In a draft the terms in force, later those it was sent with (decision 56). */
  resale_terms: agreedTerms.nullable(),
  /** Why its buyer may not resell it, as the reader is told; it can't be sent or accepted then. */
  resale_conflict: z.string().nullable(),
  /** How many units a mixed lot holds, as the turn was made with it; null where that had no manifest, and in a draft. */
  manifest_units: z.int().nullable(),
  /** What the lot is said to be now and was not when it was put into the cart, or at the last turn. An order goes by the turn. */
  lot_change: z.object({ words: z.string(), changes: z.array(lotChange) }).nullable(),
  /** While the offer is under way: the lot has another manifest than the turn was made with; null where it has not. */
  manifest_change: z
    .object({ sent: manifestFigures.nullable(), now: manifestFigures.nullable() })
    .nullable(),
  product: z.object({
    id: z.int(),
    seller_id: z.int(),
    name: z.string(),
    upc: z.string(),
    condition: z.enum(productConditions),
    units: z.int(),
    min_order_units: z.int().nullable(),
    msrp_cents: amount.nullable(),
    seller_price_cents: amount.nullable(),
    photo_1_url: z.string().nullable(),
    /** As they were said with the turn, the condition too. */
    ships_from: z.string().nullable(),
    ships_within: z.int().nullable(),
    freight_terms: z.enum(freightTerms),
    /** False once it was unpublished or deleted. */
    available: z.boolean(),
  }),
})

const offerResource = z.object({
  type: z.literal('offer'),
  id: textId,
  attributes: offerAttributes,
  relationships: z.object({ offer_products: z.object({ data: z.array(reference) }) }),
})

const offerProductResource = z.object({
  type: z.literal('offer_product'),
  id: textId,
  attributes: offerProductAttributes,
})

export const offerDocument = z.object({
  data: offerResource,
  included: z.array(offerProductResource),
})
export type OfferDocument = z.infer<typeof offerDocument>

export const offersDocument = z.object({
  data: z.array(offerResource),
  included: z.array(offerProductResource),
  meta: pageMeta,
})
export type OffersDocument = z.infer<typeof offersDocument>

export type OfferProduct = z.infer<typeof offerProductAttributes> & { id: string }
export type Offer = z.infer<typeof offerAttributes> & { id: string; offer_products: OfferProduct[] }

/** The offers of a JSON:API document, each with its lines, oldest first. */
export function offersOf({ data, included }: Pick<OffersDocument, 'data' | 'included'>): Offer[] {
  const lines = new Map(included.map(({ id, attributes }) => [id, { id, ...attributes }]))
  return data
    .map(({ id, attributes, relationships }) => ({
      id,
      ...attributes,
      offer_products: relationships.offer_products.data.flatMap((each) => lines.get(each.id) ?? []),
    }))
    .toSorted((a, b) => compareInstants(a.created_at, b.created_at))
}

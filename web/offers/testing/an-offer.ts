import { cents, sum } from '#market/money.ts'
import type {
  Offer,
  OfferDocument,
  OfferProduct,
  OffersDocument,
  Revision,
} from '#market/offers/offer-document.ts'

type LineFacts = {
  id?: string
  quantity?: number
  price?: number
  asking?: number | null
  units?: number
  minimum?: number | null
  msrp?: number | null
  available?: boolean
}

/** A line of 100 units at $10.00, asked $12.00, of 500 available with an MSRP of $40.00. */
export function aLine(facts: LineFacts = {}): OfferProduct {
  const { id = '1', quantity = 100, price = 10_00, asking = 12_00, units = 500 } = facts
  const { minimum = 10, msrp = 40_00, available = true } = facts
  const askingPrice = asking === null ? null : cents(asking)
  return {
    id,
    quantity,
    unit_price: cents(price),
    total_price: cents(price * quantity),
    asking_price_cents: askingPrice,
    images: [],
    resale_terms: null,
    resale_conflict: null,
    manifest_units: null,
    lot_change: null,
    manifest_change: null,
    product: {
      id: Number(id),
      seller_id: 3,
      name: `Lot ${id}`,
      upc: '042170756561',
      condition: 'new',
      units,
      min_order_units: minimum,
      msrp_cents: msrp === null ? null : cents(msrp),
      seller_price_cents: askingPrice,
      photo_1_url: null,
      ships_from: null,
      ships_within: null,
      freight_terms: 'included',
      available,
    },
  }
}

export function anOffer(facts: Partial<Offer> = {}): Offer {
  const { offer_products: lines = [aLine()] } = facts
  return {
    id: '1',
    offer_number: 'O-10001',
    state: 'seller_review',
    closed_reason: null,
    created_at: '2025-11-20T10:00:00Z',
    updated_at: '2025-11-20T10:00:00Z',
    turn_expires_at: null,
    pay_within_hours: 72,
    revision: 1,
    buyer_name: 'Fieldhouse',
    seller_id: 3,
    seller_name: 'Harrow & Pine',
    seller_answers: true,
    total_cents: sum(lines.map(({ total_price: total }) => total)),
    freight_cents: null,
    freight_missing: false,
    can_reject: false,
    buyable: false,
    lots_digest: 'seen',
    resale_agreement: null,
    ships_to: null,
    buyer_po_number: null,
    po_document: null,
    needed_by: null,
    history: [],
    message_count: 0,
    unread_message_count: 0,
    ...facts,
    offer_products: lines,
  }
}

/** A turn that leaves the lines as given. */
export function aTurn(
  act: Revision['act'],
  party: Revision['party'],
  lines: readonly OfferProduct[] = [aLine()],
): Revision {
  return {
    revision: 1,
    act,
    party,
    at: '2025-11-20T10:00:00Z',
    note: null,
    total_cents: sum(lines.map(({ total_price: total }) => total)),
    lines: lines.map(({ product, quantity, unit_price }) => ({
      product_id: product.id,
      name: product.name,
      quantity,
      unit_price,
    })),
  }
}

/** As the server answers it. */
export function anOfferDocument(offer: Offer): OfferDocument {
  const { data, included } = anOffersDocument([offer])
  return { data: data[0]!, included }
}

export const anOffersDocument = (offers: readonly Offer[]): OffersDocument => ({
  data: offers.map(({ id, offer_products: lines, ...attributes }) => ({
    type: 'offer',
    id,
    attributes,
    relationships: {
      offer_products: { data: lines.map((line) => ({ type: 'offer_product', id: line.id })) },
    },
  })),
  included: offers.flatMap(({ offer_products: lines }) =>
    lines.map(({ id, ...attributes }) => ({ type: 'offer_product', id, attributes })),
  ),
  meta: { page: 1, per_page: 200, total_pages: 1, total_count: offers.length },
})

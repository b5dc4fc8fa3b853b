import { parcel } from './parcel.ts'
import { z } from 'zod'
import { onHoldFor } from './on-hold.ts'
import { refundedFields } from './refunded.ts'
import { refundOnOrder } from './refund-on-order.ts'
import { compareInstants } from '#market/compare-instants.ts'
import { deliveryAddress } from '#market/ship-to-addresses/ship-to-address.ts'
import { lotAsSeen } from '#market/offers/lot-as-seen.ts'
import { poDocument } from '#market/offers/po-document.ts'
import { packingShortage } from './packing-shortage.ts'
import { pageMeta } from '#market/paging.ts'
import { productConditions } from '#market/products/product-condition.ts'
import { amount, instant, textId } from '#market/wire.ts'
import { claimStates } from './claim-state.ts'
import { orderCoverage } from '#market/resale-certificates/order-coverage.ts'
import { agreedTerms } from '#market/resale/resale-terms.ts'
import { dispute } from './dispute.ts'
import { purchaseOrderEvents, purchaseOrderStatuses } from './purchase-order.ts'

const status = z.enum(purchaseOrderStatuses)
const reference = z.object({ type: z.literal('purchase_order_product'), id: textId })

/** Sending an offer, countering or accepting it signs its resale terms (decision 56). */
export const resaleAgreement = z.object({
  text: z.string(),
  signatures: z.array(
    z.object({
      act: z.enum(['submit', 'counter', 'accept']),
      party: z.enum(['buyer', 'seller']),
      company: z.string(),
      /** Null where nobody is known by name. */
      person: z.string().nullable(),
      at: instant,
    }),
  ),
})
export type ResaleAgreement = z.infer<typeof resaleAgreement>

const orderAttributes = z.object({
  po_number: z.string(),
  offer_id: textId,
  offer_number: z.string(),
  status,
  state: status,
  created_at: instant,
  updated_at: instant,
  payment_due_at: instant,
  /** By when the seller ships it, once it is paid; null where no lead time was agreed. Late, its buyer may cancel it after five business days. */
  ship_by: z.iso.date().nullable(),
  /** By when its buyer said that it needs the goods. */
  needed_by: z.iso.date().nullable(),
  buyer_name: z.string(),
  seller_id: z.int(),
  seller_name: z.string(),
  /** Of its lines, with the freight. */
  total_cents: amount,
  /** As the seller quoted it with the offer; null where no lot had its freight quoted. No platform fee is taken of it. */
  freight_cents: amount.nullable(),
  /** After the platform fee; for sellers and staff only (decision C8). */
  total_net_to_seller: amount.optional(),
  ...refundedFields,
  /** How much of the net it was; for sellers only. */
  refunded_net_to_seller: amount.optional(),
  sku_count: z.int(),
  ship_to: deliveryAddress,
  /** The number of the buyer's own purchase order. */
  buyer_po_number: z.string().nullable(),
  /** The buyer’s purchase order as a file. */
  po_document: poDocument,
  carrier: z.string().nullable(),
  tracking_number: z.string().nullable(),
  /** The parcels after the first. */
  more_parcels: z.array(parcel),
  allowed_state_transitions: z.array(
    z.object({ event: z.enum(purchaseOrderEvents), state: status }),
  ),
  /** To the seller: a cancellation or a refund waits for a second administrator, and nobody ships meanwhile. */
  on_hold: z.boolean().optional(),
  on_hold_for: onHoldFor.nullable().optional(),
  /** To the seller: the chargeback or the fraud warning on its payment. */
  dispute: dispute.nullable().optional(),
  /** Messages of the other side, on the offer it came from, that the viewer has not read. */
  unread_message_count: z.int(),
  /** What was agreed on reselling the goods, and who signed it; null where the seller had no terms. */
  resale_agreement: resaleAgreement.nullable(),
  /** Null where the order ships outside of the United States, or was paid before certificates were kept. */
  resale_certificate: orderCoverage.nullable(),
  /** Whose turn the problems are that were reported with it and are not closed. */
  open_claims: z.array(z.enum(claimStates)),
  /** What its seller did not find of it; null where nothing was missing. */
  packing_shortage: packingShortage.nullable(),
  /** What was given back in part. */
  refunds: z.array(refundOnOrder),
  history: z.array(
    z.object({
      event: z.string(),
      state: status,
      party: z.enum(['buyer', 'seller', 'admin', 'system']),
      at: instant,
      note: z.string().nullable(),
    }),
  ),
})

export const lineAttributes = z.object({
  quantity: z.int(),
  /** Where its buyer counted by line. */
  received_units: z.int().optional(),
  unit_cents: amount,
  total_cents: amount,
  net_to_seller: amount.optional(),
  /** All that the lot was said to be when it was bought; null in orders from before that was kept. */
  lot: lotAsSeen.nullable(),
  images: z.array(z.string()),
  /** How many units were inside a mixed lot as it was agreed on; null of any other. */
  manifest_units: z.int().nullable(),
  /** Under which it may be resold, as it was agreed. */
  resale_terms: agreedTerms.nullable(),
  product: z.object({
    id: z.int(),
    seller_id: z.int(),
    name: z.string(),
    upc: z.string(),
    sku: z.string().nullable(),
    /** As it was when it was ordered. */
    condition: z.enum(productConditions),
  }),
})

const orderResource = z.object({
  type: z.literal('purchase_order'),
  id: textId,
  attributes: orderAttributes,
  relationships: z.object({ purchase_order_products: z.object({ data: z.array(reference) }) }),
})
const lineResource = z.object({
  type: z.literal('purchase_order_product'),
  id: textId,
  attributes: lineAttributes,
})

export const purchaseOrderDocument = z.object({
  data: orderResource,
  included: z.array(lineResource),
})
export type PurchaseOrderDocument = z.infer<typeof purchaseOrderDocument>

export const purchaseOrdersDocument = z.object({
  data: z.array(orderResource),
  included: z.array(lineResource),
  meta: pageMeta,
})
export type PurchaseOrdersDocument = z.infer<typeof purchaseOrdersDocument>

export type PurchaseOrderProduct = z.infer<typeof lineAttributes> & { id: string }
export type PurchaseOrder = z.infer<typeof orderAttributes> & {
  id: string
  purchase_order_products: PurchaseOrderProduct[]
}

/** The orders of a JSON:API document, each with its lines, oldest first. */
export function purchaseOrdersOf({
  data,
  included,
}: Pick<PurchaseOrdersDocument, 'data' | 'included'>): PurchaseOrder[] {
  const lines = new Map(included.map(({ id, attributes }) => [id, { id, ...attributes }]))
  return data
    .map(({ id, attributes, relationships }) => ({
      id,
      ...attributes,
      purchase_order_products: relationships.purchase_order_products.data.flatMap(
        (each) => lines.get(each.id) ?? [],
      ),
    }))
    .toSorted((a, b) => compareInstants(a.created_at, b.created_at))
}

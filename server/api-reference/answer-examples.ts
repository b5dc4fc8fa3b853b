import type { z } from 'zod'
import type { currentUser } from '#market/accounts/current-user.ts'
import type { offerDocument } from '#market/offers/offer-document.ts'
import type { purchaseOrderDocument } from '#market/purchase-orders/purchase-order-document.ts'

const SENT_AT = '2026-11-26T09:30:00.000Z'

const offer = {
  data: {
    type: 'offer',
    id: '12',
    attributes: {
      offer_number: 'O-10012',
      state: 'seller_review',
      closed_reason: null,
      created_at: SENT_AT,
      updated_at: SENT_AT,
      turn_expires_at: '2026-12-03T09:30:00.000Z',
      pay_within_hours: 72,
      revision: 1,
      buyer_name: 'Fig and Cedar',
      seller_id: 3,
      seller_name: 'Harbor Goods',
      seller_answers: true,
      total_cents: 86_400,
      total_net_to_seller: 77_760,
      platform_fee_bps: 1000,
      can_reject: true,
      buyable: false,
      lots_digest: 'mN3vT0cQ8aYw2LxKp5RbEg.47DEQpj8HBSa-_TImW-5JC',
      resale_agreement: null,
      ships_to: { label: 'Store 4', city: 'Austin', state: 'TX', country: 'US', dock: true },
      buyer_po_number: '4500-118',
      history: [],
      message_count: 0,
      unread_message_count: 0,
    },
    relationships: { offer_products: { data: [{ type: 'offer_product', id: '31' }] } },
  },
  included: [
    {
      type: 'offer_product',
      id: '31',
      attributes: {
        quantity: 192,
        unit_price: 450,
        total_price: 86_400,
        net_to_seller: 77_760,
        asking_price_cents: 540,
        images: [],
        resale_terms: null,
        resale_conflict: null,
        manifest_units: null,
        lot_change: null,
        manifest_change: null,
        product: {
          id: 17,
          seller_id: 3,
          name: 'Stoneware mug, 12 oz',
          upc: '036000291452',
          condition: 'new',
          units: 960,
          min_order_units: 96,
          msrp_cents: 1800,
          seller_price_cents: 540,
          photo_1_url: null,
          available: true,
        },
      },
    },
  ],
} satisfies z.input<typeof offerDocument>

const purchaseOrder = {
  data: {
    type: 'purchase_order',
    id: '8',
    attributes: {
      po_number: 'PO-10008',
      offer_id: '12',
      offer_number: 'O-10012',
      status: 'shipped',
      state: 'shipped',
      created_at: SENT_AT,
      updated_at: SENT_AT,
      payment_due_at: '2026-11-29T09:30:00.000Z',
      refunds: [],
      buyer_name: 'Fig and Cedar',
      seller_id: 3,
      seller_name: 'Harbor Goods',
      total_cents: 86_400,
      total_net_to_seller: 77_760,
      sku_count: 1,
      ship_to: {
        name: 'Fig and Cedar',
        line1: '9 Pier Road',
        city: 'Austin',
        state: 'TX',
        postal_code: '78701',
        country: 'US',
      },
      buyer_po_number: '4500-118',
      carrier: 'UPS',
      tracking_number: '1Z999AA10123456784',
      allowed_state_transitions: [],
      unread_message_count: 0,
      resale_agreement: null,
      resale_certificate: null,
      history: [],
    },
    relationships: {
      purchase_order_products: { data: [{ type: 'purchase_order_product', id: '40' }] },
    },
  },
  included: [
    {
      type: 'purchase_order_product',
      id: '40',
      attributes: {
        quantity: 192,
        unit_cents: 450,
        total_cents: 86_400,
        net_to_seller: 77_760,
        images: [],
        manifest_units: null,
        lot: null,
        resale_terms: null,
        product: {
          id: 17,
          seller_id: 3,
          name: 'Stoneware mug, 12 oz',
          upc: '036000291452',
          sku: null,
          condition: 'new',
        },
      },
    },
  ],
} satisfies z.input<typeof purchaseOrderDocument>

const user = {
  id: 5,
  email: 'you@example.com',
  full_name: 'Robin Reed',
  image_url: null,
  time_zone: 'America/Chicago',
  status: 'onboarded',
  has_password: true,
  address_proven: true,
  admin: false,
  staff_role: null,
  second_factor: 'none',
  buyer: null,
  seller: {
    id: 3,
    name: 'Harbor Goods',
    description: '',
    logo: null,
    banner: null,
    logo_url: null,
    banner_url: null,
    onboarding_finished: true,
  },
  sample_subscribed: false,
  sample_seller_categories: [],
  sample_buyer_categories: [],
  selected_buyers: [],
  release_notes: [],
} satisfies z.input<typeof currentUser>

/** What some of the named schemas look like on the wire, by their names. */
export const answerExamples: Record<string, object> = {
  AcceptedOffer: {
    data: {
      type: 'offer',
      id: '12',
      attributes: { purchase_order_id: '8', state: 'accepted' },
    },
  },
  CurrentUser: user,
  Offer: offer,
  PurchaseOrder: purchaseOrder,
}

import { Handshake, Package, Tag } from 'lucide-react'
import { compareInstants } from '#market/compare-instants.ts'
import type { Party } from '#market/accounts/viewer.ts'
import { formatUsd } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import type { ListedProduct } from '#market/products/product-api.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { purchaseOrderPill } from '#market/purchase-orders/purchase-order-status.ts'
import { refundedWords } from '#market/purchase-orders/refunded.ts'
import { groupName, groupOf, isListed } from '#web/offers/list/offer-group.ts'
import { counterpartyOf } from '#web/offers/offer-words.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { recordAddress } from '#web/purchase-orders/record/record-address.ts'
import type { Entry } from './palette-entry.ts'

type Trade = { offers: readonly Offer[]; orders: readonly PurchaseOrder[] }

/** Offers and orders; what waits for an answer stands before what was accepted. */
export const tradeEntries = ({ offers, orders }: Trade, viewer: Party): Entry[] => [
  ...offerEntries(offers, viewer),
  ...acceptedEntries({ offers, orders }, viewer),
  ...orderEntries(orders, viewer),
]

/** The offers that My Offers lists, the newest first. */
export const offerEntries = (offers: readonly Offer[], viewer: Party): Entry[] =>
  newestFirst(offers.filter(isListed)).map((offer) => ({
    id: `offer ${offer.id}`,
    section: 'offers',
    label: offer.offer_number,
    detail: [
      counterpartyOf(offer, viewer),
      formatUsd(offer.total_cents),
      groupName(groupOf(offer.state, viewer), viewer),
    ].join(' · '),
    icon: Handshake,
    to: paths.myOffers({ offer: offer.offer_number }),
  }))

/** Accepted offers, the newest first: each leads to how the price of its order was agreed. */
function acceptedEntries({ offers, orders }: Trade, viewer: Party): Entry[] {
  const orderOf = new Map(orders.map((order) => [order.offer_id, order]))
  return newestFirst(offers).flatMap((offer) => {
    const order = orderOf.get(offer.id)
    if (offer.state !== 'accepted' || !order) return []
    return {
      id: `offer ${offer.id}`,
      section: 'offers',
      label: offer.offer_number,
      detail: [
        counterpartyOf(offer, viewer),
        formatUsd(offer.total_cents),
        `Accepted, ${order.po_number}`,
      ].join(' · '),
      icon: Handshake,
      to: recordAddress(order.id),
    }
  })
}

/** The newest order first. */
export const orderEntries = (orders: readonly PurchaseOrder[], viewer: Party): Entry[] =>
  newestFirst(orders).map((order) => ({
    id: `order ${order.id}`,
    section: 'orders',
    label: order.po_number,
    detail: [
      viewer === 'buyer' ? order.seller_name : order.buyer_name,
      formatUsd(order.total_cents),
      purchaseOrderPill(order.status, viewer).label,
      refundedWords(order),
    ]
      .filter(Boolean)
      .join(' · '),
    icon: Package,
    to: paths.order(order.id),
  }))

export const lotEntries = (lots: readonly ListedProduct[]): Entry[] =>
  lots.map((lot) => ({
    id: `lot ${lot.id}`,
    section: 'lots',
    label: lot.name,
    detail: [
      lot.seller.name,
      lot.units === 0 ? 'Sold out' : counted(lot.units, 'unit'),
      lot.seller_price_cents !== null && `${formatUsd(lot.seller_price_cents)} / unit`,
    ]
      .filter(Boolean)
      .join(' · '),
    icon: Tag,
    photo: lot.photo_1_url,
    to: paths.product(lot.seller_id, lot.id),
  }))

const newestFirst = <Dated extends { created_at: string }>(all: readonly Dated[]) =>
  all.toSorted((a, b) => compareInstants(b.created_at, a.created_at))

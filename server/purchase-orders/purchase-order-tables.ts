import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { DeliveryAddress } from '#market/ship-to-addresses/ship-to-address.ts'
import type { LotAsSeen } from '#market/offers/lot-as-seen.ts'
import type { AgreedTerms } from '#market/resale/resale-terms.ts'
import type { Parcel } from '#market/purchase-orders/parcel.ts'
import type { Cents } from '#market/money.ts'
import type { ProductCondition } from '#market/products/product-condition.ts'
import type {
  OrderActor,
  PurchaseOrderEvent,
  PurchaseOrderStatus,
} from '#market/purchase-orders/purchase-order.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    purchaseOrders: PurchaseOrdersTable
    purchaseOrderLines: PurchaseOrderLinesTable
    purchaseOrderEvents: PurchaseOrderEventsTable
    purchaseOrderNames: PurchaseOrderNamesTable
    receivedUnits: { lineId: number; purchaseOrderId: number; units: number }
  }
}

export type PurchaseOrdersTable = {
  id: Generated<number>
  number: Generated<number>
  offerId: number
  buyerId: number
  sellerId: number
  status: Generated<PurchaseOrderStatus>
  totalCents: Cents
  feeBps: number
  feeCents: Cents
  /** Part of the total, as the offer said it; null where no lot had its freight quoted. */
  freightCents: Cents | null
  /** Of its lines, so that lists need not count them. */
  totalUnits: Generated<number>
  skuCount: Generated<number>
  shipTo: JSONColumnType<DeliveryAddress>
  carrier: string | null
  trackingNumber: string | null
  /** The parcels after the first. */
  moreParcels: ColumnType<Parcel[], string | undefined, string>
  /** The longest lead time of its lots, in business days, as it was agreed; null where none says it. */
  leadDays: number | null
  neededBy: ColumnType<never, string | null | undefined, never>
  /** A day such as `2026-11-26`, once it is paid; null where nothing was agreed. */
  shipBy: ColumnType<never, string | null | undefined, string | null>
  paymentDueAt: Date
  paidAt: Date | null
  shippedAt: Date | null
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

export const purchaseOrderColumns = [
  'id',
  'number',
  'offerId',
  'buyerId',
  'sellerId',
  'status',
  'totalCents',
  'feeBps',
  'feeCents',
  'freightCents',
  'shipTo',
  'carrier',
  'trackingNumber',
  'moreParcels',
  'leadDays',
  'paymentDueAt',
  'paidAt',
  'shippedAt',
  'createdAt',
  'updatedAt',
] as const

export type PurchaseOrderLinesTable = {
  id: Generated<number>
  purchaseOrderId: number
  productId: number
  name: string
  upc: string
  sku: string | null
  image: string | null
  /** Null in orders from before there were any: new. */
  condition: ProductCondition | null
  /** What a mixed lot holds, as it was agreed on. */
  manifestId: number | null
  quantity: number
  unitCents: Cents
  totalCents: Cents
  feeCents: Cents
  resaleTerms: JSONColumnType<AgreedTerms> | null
  /** All that the lot was said to be, as the last turn kept it; null in orders from before turns did. */
  lot: JSONColumnType<LotAsSeen> | null
}

/** Written by the database as an order is made, and read alone. */
export type PurchaseOrderNamesTable = {
  purchaseOrderId: number
  buyerName: string
  sellerName: string
  erasedAt: Date | null
}

/** In the history of an order, a problem was reported or its claim closed. */
export type ClaimEvent = 'report_problem' | 'close_claim'

/** What one side does that leads nowhere. */
export type StayingEvent = 'change_ship_to' | 'report_short' | 'accept_short' | 'decline_short'

export type PurchaseOrderEventsTable = {
  id: Generated<number>
  purchaseOrderId: number
  /** `open` is the first, when the offer is accepted. Those after it lead to no other status. */
  event: PurchaseOrderEvent | 'open' | StayingEvent | ClaimEvent
  fromStatus: PurchaseOrderStatus | null
  toStatus: PurchaseOrderStatus
  party: OrderActor
  actorUserId: number | null
  note: string | null
  at: Generated<Date>
}

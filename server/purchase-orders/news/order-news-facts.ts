import type { Cents } from '#market/money.ts'
import type { Parcel } from '#market/purchase-orders/parcel.ts'
import type { DueStep } from '#market/staff-orders/reminder.ts'
import type { Parties } from './order-mail-facts.ts'
import type { ClaimNews } from './claim-news.ts'
import type { PartRefundFacts } from './part-refund-news.ts'

/** What news of an order needs to know. */
export type OrderFacts = PartRefundFacts & {
  /** Such as `PO-10007`. */
  orderNumber: string
  /** Of the buyer's own purchase order. */
  buyerPoNumber?: string | undefined
  /** When an unpaid order is canceled. */
  payBy?: Date | undefined
  /** Who bought, who sold, and where it goes. */
  parties?: Parties | undefined
  carrier?: string | undefined
  trackingNumber?: string | undefined
  /** The parcels after the first. */
  moreParcels?: readonly Parcel[] | undefined
  /** The tracking that a corrected one replaces. */
  trackingBefore?: string | undefined
  /** What the provider has begun to give back. */
  refunded?: Cents | undefined
  /** Whether money was captured that now goes back. */
  isRefunded?: boolean | undefined
  /** It then goes back as it came, and not to a card. */
  isPaidByWire?: boolean | undefined
  /** The day by which it ships, such as `2026-11-26`. */
  shipBy?: string | undefined
  /** What became of a problem that was reported. */
  claim?: ClaimNews | undefined
  /** The last day to report problems with what arrived. */
  inspectBy?: string | undefined
  /** What its seller did not find at packing, such as `3 of 40 × Organic cotton bear`. */
  missing?: string | undefined
  /** Until when the buyer accepts fewer units. */
  answerBy?: Date | undefined
  /** What was received is short, and a claim follows. */
  isShort?: boolean | undefined
  /** What a reminder is about. */
  dueStep?: DueStep | undefined
}

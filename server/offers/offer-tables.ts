import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Cents } from '#market/money.ts'
import type { ClosedReason, OfferState } from '#market/offers/offer.ts'
import type { LotAsSeen } from '#market/offers/lot-as-seen.ts'
import type { AgreedTerms } from '#market/resale/resale-terms.ts'
import type { Revision } from '#market/offers/offer-document.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    offers: OffersTable
    offerLines: OfferLinesTable
    offerRevisions: OfferRevisionsTable
  }
}

export type OffersTable = {
  id: Generated<number>
  number: Generated<number>
  buyerId: number
  sellerId: number
  state: Generated<OfferState>
  closedReason: ClosedReason | null
  revision: Generated<number>
  turnExpiresAt: Date | null
  /** Null: the buyer's default address. */
  shipToAddressId: number | null
  buyerPoNumber: string | null
  neededBy: ColumnType<never, string | null | undefined, string | null>
  /** What its lines and its freight come to, which the database adds up. */
  totalCents: ColumnType<never, never, Cents>
  /** As the seller stated it; null while it did not, or where no lot has its freight quoted. */
  freightCents: Cents | null
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

export type OfferLinesTable = {
  id: Generated<number>
  offerId: number
  productId: number
  quantity: number
  unitPriceCents: Cents
  askingPriceCents: Cents | null
  /** The last asking price that the buyer heard of, and when; null: the one it was sent at. */
  toldAskingCents: Cents | null
  askingToldAt: Date | null
  /** For a mixed lot, the manifest that the offer's current turn was made with. */
  manifestId: number | null
  /** As they were when the offer was sent; while it is a draft, those of the product hold. */
  resaleTerms: JSONColumnType<AgreedTerms> | null
  /** As it was said to be at the turn that the offer is at; in a draft, as it was put into the cart. Null: from before there were any. */
  lot: JSONColumnType<KeptLot> | null
  createdAt: Generated<Date>
}

/** With its digest, which the turn keeps. */
export type KeptLot = LotAsSeen & { digest: string }

export type OfferRevisionsTable = {
  id: Generated<number>
  offerId: number
  revision: number
  act: Revision['act']
  party: Revision['party']
  actorUserId: number | null
  note: string | null
  lines: JSONColumnType<Revision['lines']>
  totalCents: Cents
  /** Part of the total. */
  freightCents: Cents | null
  at: Generated<Date>
}

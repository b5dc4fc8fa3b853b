import type { Party } from '#market/accounts/viewer.ts'
import { USUAL_FREIGHT } from '#market/freight/freight-terms.ts'
import { isFreightMissing, isQuoted } from '#market/freight/freight-of-offer.ts'
import { cents, netOf, sum, type Cents } from '#market/money.ts'
import { endedStates, isTurnOf, type OfferState } from '#market/offers/offer.ts'
import type { AgreedTerms } from '#market/resale/resale-terms.ts'
import type { OfferDocument, Revision } from '#market/offers/offer-document.ts'
import { isBuyable, lineTotal, offerTotal, type Line } from '#market/offers/offer-line.ts'
import { offerNumber } from '#market/offers/offer-number.ts'
import type { MessageCount } from '#server/messages/count-messages.ts'
import { poDocumentJson } from '#server/purchase-orders/po-document-of.ts'
import type { ListedProductRow } from '#server/products/listed-products.ts'
import type { Terms } from '#server/settings/terms.ts'
import { listingLimits } from './line-limits.ts'
import { resaleRefusal } from '#market/resale/resale-conflict.ts'
import { agreementOfLines, termsOfLine } from './resale-of-lines.ts'
import { lotsDigest } from './lots-digest.ts'
import { lotChangeOf, lotOfLine, lotsOf } from './lot-of-line.ts'
import { manifestOfLine, type LineManifests } from './manifest-of-line.ts'
import { shipsToJson } from './buyer-details/ships-to-json.ts'
import type { OfferHead, OfferLine } from './offer-store.ts'

export type Reader = { party: Party; terms: Terms }
export type ShownOffer = {
  offer: OfferHead
  lines: OfferLine[]
  listings: Map<number, ListedProductRow>
  manifests: ReadonlyMap<number, LineManifests>
  history: Revision[]
  messages: MessageCount
}

/** An offer as its reader may see it: the net after the fee is the seller's alone (decision C8). */
export function offerJson(
  { offer, lines, listings, manifests, history, messages }: ShownOffer,
  { party, terms }: Reader,
): OfferDocument {
  const feeBps = offer.sellerFeeBps ?? terms.platformFeeBps
  const nets = lines.map((line) => netOf(lineTotal(asLine(line)), feeBps))
  const isSeller = party === 'seller'
  const lots = lotsOf({ state: offer.state, lines }, listings)
  const freight = offer.freightCents ?? cents(0)
  const resale = lines.map((line) => {
    const agreed = termsOfLine(offer.state, line, listings)
    return {
      agreed,
      refusal: isOver(offer) ? undefined : resaleRefusal(agreed, offer.buyerResale, party),
    }
  })
  return {
    data: {
      type: 'offer',
      id: String(offer.id),
      attributes: {
        offer_number: offerNumber(offer.number),
        state: offer.state,
        closed_reason: offer.closedReason,
        created_at: offer.createdAt.toISOString(),
        updated_at: offer.updatedAt.toISOString(),
        turn_expires_at: offer.turnExpiresAt?.toISOString() ?? null,
        pay_within_hours: terms.paymentDeadlineHours,
        revision: offer.revision,
        buyer_name: offer.buyerName,
        seller_id: offer.sellerId,
        seller_name: offer.sellerName,
        seller_answers: offer.sellerUserId !== null,
        total_cents: sum([offerTotal(lines.map(asLine)), freight]),
        freight_cents: offer.freightCents,
        freight_missing: !isOver(offer) && isFreightMissing(lots, offer.freightCents),
        ...(isSeller && {
          total_net_to_seller: sum([...nets, freight]),
          platform_fee_bps: feeBps,
        }),
        can_reject: isTurnOf(party, offer.state),
        buyable:
          offer.state === 'draft' &&
          !isQuoted(lots) &&
          resale.every(({ refusal }) => !refusal) &&
          isBuyable(lines.map((line) => withLimits(line, listings))),
        lots_digest: lotsDigest({ state: offer.state, lines }, listings),
        resale_agreement: agreementOfLines(offer.state, lines, listings),
        history,
        ships_to: isOver(offer) ? null : shipsToJson(offer, party),
        buyer_po_number: offer.buyerPoNumber,
        po_document: poDocumentJson(offer.poDocument),
        needed_by: offer.neededBy,
        message_count: messages.total,
        unread_message_count: messages.unread,
      },
      relationships: {
        offer_products: {
          data: lines.map(({ id }) => ({ type: 'offer_product', id: String(id) })),
        },
      },
    },
    included: lines.flatMap((line, index) => {
      const listing = listings.get(line.productId)
      if (!listing) return []
      const { agreed = null, refusal } = resale[index] ?? {}
      return [
        lineJson(line, listing, {
          state: offer.state,
          net: isSeller ? nets[index] : undefined,
          resale_terms: agreed,
          resale_conflict: refusal?.message ?? null,
          ...manifestOfLine(offer.state, manifests.get(line.id)),
        }),
      ]
    }),
  }
}

const isOver = (offer: OfferHead) => endedStates.some((state) => state === offer.state)

type Beside = ReturnType<typeof manifestOfLine> & {
  state: OfferState
  net: Cents | undefined
  resale_terms: AgreedTerms | null
  resale_conflict: string | null
}

function lineJson(line: OfferLine, listing: ListedProductRow, { state, net, ...beside }: Beside) {
  const lot = lotOfLine(state, line, listing)
  return {
    type: 'offer_product' as const,
    id: String(line.id),
    attributes: {
      quantity: line.quantity,
      unit_price: line.unitPriceCents,
      total_price: lineTotal(asLine(line)),
      ...(net !== undefined && { net_to_seller: net }),
      asking_price_cents: line.askingPriceCents ?? listing.sellerPriceCents,
      images: lot.images,
      lot_change: lotChangeOf(state, line, listing),
      ...beside,
      product: {
        id: listing.id,
        seller_id: listing.sellerId,
        name: lot.name,
        upc: lot.upc,
        condition: lot.condition,
        units: listing.units,
        min_order_units: listing.minOrderUnits,
        msrp_cents: lot.msrp_cents,
        seller_price_cents: listing.sellerPriceCents,
        photo_1_url: lot.images[0] ?? null,
        // What was kept before lots said it has none of it.
        ships_from: lot.ships_from ?? null,
        ships_within: lot.ships_within ?? null,
        freight_terms: lot.freight_terms ?? USUAL_FREIGHT,
        available: listing.available,
      },
    },
  }
}

export const asLine = ({ quantity, unitPriceCents }: OfferLine): Line => ({
  quantity,
  unitPrice: unitPriceCents,
})

const NOTHING_LEFT = { units: 0, minOrderUnits: null, askingPrice: null }

function withLimits(line: OfferLine, listings: Map<number, ListedProductRow>) {
  const listing = listings.get(line.productId)
  const limits = listing?.available ? listingLimits(listing) : NOTHING_LEFT
  return { ...asLine(line), listing: limits }
}

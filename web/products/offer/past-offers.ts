import { cents, formatUsd, type Cents } from '#market/money.ts'
import type { Offer, Revision } from '#market/offers/offer-document.ts'
import { minimumOf, type Line } from '#market/offers/offer-line.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { takesMoney, type PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'
import { dateText } from '#web/platform/format/date-text.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { quantityText } from '#web/platform/format/numbers.ts'

/** An offer for a product that has ended, as its buyer remembers it. */
export type PastOffer = Line & {
  number: string
  /** When the buyer named this price. */
  at: Date
  /** And paid for. */
  wasBought: boolean
  /** "Declined", "It expired" */
  ending: string
  href: string
}

const MOST_REMEMBERED = 3

type Order = Pick<PurchaseOrder, 'offer_id' | 'status'>
type Past = { offers: readonly Offer[]; orders: readonly Order[] }

/** The buyer's last ended offers for a product, the latest first. */
export const pastOffersFor = ({ offers, orders }: Past, productId: number): PastOffer[] =>
  offers
    .flatMap((offer) => {
      const order = orders.find(({ offer_id: id }) => id === offer.id)
      return pastOffer(offer, order?.status, productId) ?? []
    })
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, MOST_REMEMBERED)

function pastOffer(
  offer: Offer,
  status: PurchaseOrderStatus | undefined,
  productId: number,
): PastOffer | undefined {
  const wasAccepted = offer.state === 'accepted'
  if (!wasAccepted && offer.state !== 'rejected') return undefined
  // Until it is paid, the order itself stands there.
  if (wasAccepted && (status === undefined || takesMoney(status))) return undefined
  const turn = offer.history.findLast(
    ({ act, party, lines }) =>
      (wasAccepted
        ? act === 'accept'
        : party === 'buyer' && (act === 'submit' || act === 'counter')) &&
      lines.some((line) => line.product_id === productId),
  )
  const line = turn?.lines.find((each) => each.product_id === productId)
  if (!turn || !line) return undefined
  const number = offer.offer_number
  return {
    quantity: line.quantity,
    unitPrice: line.unit_price,
    number,
    at: new Date(turn.at),
    wasBought: wasAccepted && status !== 'canceled',
    ending: status === 'canceled' ? 'The order was canceled' : endingOf(offer),
    href: wasAccepted ? paths.myOrders({ query: number }) : paths.myOffers({ offer: number }),
  }
}

function endingOf({ closed_reason: reason, history }: Offer) {
  const by: Revision['party'] | undefined = history.at(-1)?.party
  if (reason === 'declined') return by === 'buyer' ? 'You declined' : 'Declined'
  if (reason === 'withdrawn') return by === 'buyer' ? 'You withdrew it' : 'The seller withdrew'
  if (reason === 'expired') return 'It expired'
  return reason === null ? 'Accepted' : 'Sold out'
}

/** "You offered $6.50 for 240 units in October." */
export function pastOfferWords({ quantity, unitPrice, at, wasBought }: PastOffer, now: Date) {
  const act = wasBought ? 'bought at' : 'offered'
  const month = dateText(at, {
    month: 'long',
    ...(at.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  })
  return `You ${act} ${formatUsd(unitPrice)} for ${quantityText(quantity)} ${quantity === 1 ? 'unit' : 'units'} in ${month}.`
}

type Lot = { units: number; min_order_units: number | null; asking: Cents }

/** The same again, as far as the lot now allows. */
export function sameAgain({ quantity, unitPrice }: Line, { units, min_order_units, asking }: Lot) {
  const minimum = minimumOf({ units, minOrderUnits: min_order_units })
  return {
    quantity: Math.max(minimum, Math.min(quantity, units)),
    unitPrice: cents(Math.min(unitPrice, asking)),
  }
}

import { compareInstants } from '#market/compare-instants.ts'
import { MOST_ACTIVITY } from '#market/dashboard/activity-api.ts'
import type { Cents } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { showsTotal, turnTone, turnWords } from '#web/offers/history/history-words.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import type { TimelineEntry } from '#web/platform/ui/Timeline.tsx'
import { eventTone, eventWords } from '#web/purchase-orders/progress/event-words.ts'

export type Activity = {
  key: string
  at: string
  words: string
  tone: TimelineEntry['tone']
  /** The offer or the order of the event. */
  number: string
  href: string
  buyer: string
  total?: Cents | undefined
}

type Trade = { offers: readonly Offer[]; orders: readonly PurchaseOrder[] }

/** The latest events of the offers and orders in which something happened last, newest first. */
export function recentActivity({ offers, orders }: Trade): Activity[] {
  const becameOrder = new Map(orders.map((order) => [order.offer_number, order.id]))
  return [...offers.flatMap((offer) => turnsOf(offer, becameOrder)), ...orders.flatMap(eventsOf)]
    .toSorted((a, b) => compareInstants(b.at, a.at))
    .slice(0, MOST_ACTIVITY)
}

/** An accepted offer links to its order. */
function turnsOf(offer: Offer, becameOrder: ReadonlyMap<string, string>): Activity[] {
  const order = becameOrder.get(offer.offer_number)
  const href = order ? paths.order(order) : paths.myOffers({ offer: offer.offer_number })
  return offer.history.map((turn) => ({
    key: `${offer.offer_number} ${turn.revision}`,
    at: turn.at,
    words: turnWords(turn, offer, 'seller'),
    tone: turnTone(turn, 'seller', false),
    number: offer.offer_number,
    href,
    buyer: offer.buyer_name,
    total: showsTotal(turn) ? turn.total_cents : undefined,
  }))
}

/** The acceptance is listed already, so the opening of its order is not. */
const eventsOf = (order: PurchaseOrder): Activity[] =>
  order.history
    .filter(({ event }) => event !== 'open')
    .map((happened) => ({
      key: `${order.po_number} ${happened.event} ${happened.at}`,
      at: happened.at,
      words: eventWords(happened, order, 'seller'),
      tone: eventTone(happened, 'seller'),
      number: order.po_number,
      href: paths.order(order.id),
      buyer: order.buyer_name,
    }))

import type { Activity } from '#market/dashboard/activity-api.ts'
import type { Cents } from '#market/money.ts'
import { turnWords } from '#market/offers/turn-words.ts'
import { actorOf, showsTotal, turnTone } from '#web/offers/history/history-words.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import type { TimelineEntry } from '#web/platform/ui/Timeline.tsx'
import { eventTone, eventWords } from '#web/purchase-orders/progress/event-words.ts'

type ActivityWords = {
  words: string
  tone: TimelineEntry['tone']
  /** The offer or the order of the event. */
  number: string
  href: string
  total?: Cents | undefined
}
type OfKind<Kind extends Activity['kind']> = Extract<Activity, { kind: Kind }>

/** A turn or an event as its seller reads it. */
export const toldActivity = (happened: Activity): ActivityWords =>
  happened.kind === 'turn' ? toldTurn(happened) : toldEvent(happened)

/** An accepted offer links to its order. */
function toldTurn(turn: OfKind<'turn'>): ActivityWords {
  const { offer_number: number, order_id: order } = turn
  return {
    words: turnWords({ turn, who: actorOf(turn, sidesOf(turn), 'seller'), isFirst: turn.is_first }),
    tone: turnTone(turn, 'seller', false),
    number,
    href: order ? paths.order(order) : paths.myOffers({ offer: number }),
    total: showsTotal(turn) ? turn.total_cents : undefined,
  }
}

const toldEvent = (event: OfKind<'event'>): ActivityWords => ({
  words: eventWords(event, sidesOf(event), 'seller'),
  tone: eventTone(event, 'seller'),
  number: event.po_number,
  href: paths.order(event.order_id),
})

/** The seller reads of itself as "You". */
const sidesOf = ({ buyer_name }: Activity) => ({ buyer_name, seller_name: 'You' })

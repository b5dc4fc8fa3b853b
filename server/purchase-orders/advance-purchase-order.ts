import type { ArrivedLine } from '#market/purchase-orders/arrived-line.ts'
import type { LineUnits, ShortOutcome } from '#market/purchase-orders/short-at-packing.ts'
import type { Parcel } from '#market/purchase-orders/parcel.ts'
import type { Trader } from '#market/accounts/viewer.ts'
import {
  isEventOf,
  statusAfter,
  takesMoney,
  type PurchaseOrderEvent,
} from '#market/purchase-orders/purchase-order.ts'
import { dayOf } from '#market/purchase-orders/business-days.ts'
import { cancelableFrom, mayBuyerCancel } from '#market/purchase-orders/ship-by.ts'
import { dayInWords } from '#market/date-in-words.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { unchecked } from '#server/platform/database/before-commit.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Terms } from '#server/settings/terms.ts'
import { makeTransition } from './make-transition.ts'
import { findOrder, lockOrder, type PurchaseOrder } from './find-order.ts'
import { keepArrived, type ReportsMissing } from './receive-by-line.ts'
import { refuseOnHold } from './refuse-on-hold.ts'
import { refuseUntracked } from './refuse-untracked.ts'
import { showPurchaseOrder } from './show-purchase-order.ts'
import { whyNotNow } from './why-not-now.ts'

export type OrderDeps = { db: Database; terms: Terms }
/** What a side of the trade also needs: how a card payment that may be under way is ended, and what is missing reported. */
export type TradeDeps = OrderDeps & {
  endCheckout: (orderId: number) => Promise<unknown>
  reports: ReportsMissing
}

/** A seller's word on how much of an order it packed; payments does the work. */
export type Packing = Omit<Act, 'event'> & {
  packed: readonly LineUnits[]
  /** What the seller read that follows. */
  expected?: ShortOutcome | undefined
}
type Act = {
  orderId: number
  event: PurchaseOrderEvent
  carrier?: string | undefined
  trackingNumber?: string | undefined
  moreParcels?: readonly Parcel[] | undefined
  note?: string | undefined
  despiteDispute?: boolean | undefined
  counted?: readonly ArrivedLine[] | undefined
}

/** A side of the trade moves its order: the seller ships, the buyer receives or gives up before paying (decision E2). */
export async function advancePurchaseOrder(deps: TradeDeps, viewer: Trader, act: Act) {
  const { db, terms } = deps
  if (act.event === 'cancel') await endUnderWay(deps, viewer, act.orderId)
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, viewer, act.orderId)
    const { party, userId } = viewer
    if (!isEventOf(party, act.event)) throw new Refusal(`A ${party} cannot do this`, 403)
    if (act.event === 'ship' || act.event === 'correct_tracking') refuseUntracked(act)
    await refuseOnHold(tx, order.id, act)
    if (act.event === 'cancel' && isEarly(order, dayOf(await databaseNow(tx)))) {
      const body = await showPurchaseOrder(tx, viewer, order.id)
      throw new Refusal(whyTooEarly(order), 409, { body })
    }
    const transition = { ...act, by: { party, userId } }
    const moved =
      act.event === 'receive' && act.counted && order.status === 'shipped'
        ? await receiveByLine({ ...deps, tx }, order, {
            viewer,
            counted: act.counted,
            note: act.note,
          })
        : await makeTransition({ tx, terms }, order, transition)
    if (moved) return showPurchaseOrder(tx, viewer, order.id)
    const body = await showPurchaseOrder(tx, viewer, order.id)
    throw new Refusal(whyNotNow(act.event, order.status), 409, { body })
  })
}

type Count = { viewer: Trader; counted: readonly ArrivedLine[]; note: string | undefined }

/** What arrived is kept, and what is missing becomes a claim, with the same press. */
async function receiveByLine(
  { tx, terms, reports }: TradeDeps & { tx: Tx },
  order: PurchaseOrder,
  { viewer, counted, note }: Count,
) {
  const { words, missing } = await keepArrived(tx, order, { counted, reports })
  const isShort = missing.length > 0
  const moved = await makeTransition({ tx, terms }, order, {
    event: 'receive',
    by: { party: viewer.party, userId: viewer.userId },
    note: [words, note].filter(Boolean).join('\n'),
    isShort,
  })
  const received = { ...order, status: 'received' } as const
  if (isShort) await reports.report(tx, received, { by: viewer, lines: missing })
  return moved
}

// Whether the buyer pays at this very moment only the provider knows; what was paid moves the order on before it is asked.
async function endUnderWay({ db, endCheckout }: TradeDeps, viewer: Trader, orderId: number) {
  const { status } = await findOrder(db, viewer, orderId)
  if (statusAfter('cancel', status, viewer.party) && takesMoney(status))
    await unchecked(() => endCheckout(orderId))
}

/** A buyer cancels what it paid for only where the goods are late (beyond R1). */
const isEarly = (order: PurchaseOrder, today: string) =>
  order.status === 'awaiting_shipment' && !mayBuyerCancel(order, today)

const whyTooEarly = ({ shipBy }: PurchaseOrder) =>
  shipBy === null
    ? 'This order is paid. Please ask the seller, or contact us to cancel it.'
    : `You can cancel this order from ${dayInWords(cancelableFrom(shipBy))} if it hasn’t shipped by then.`

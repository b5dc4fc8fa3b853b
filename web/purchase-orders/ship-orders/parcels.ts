import { asksBeforeShipping } from '#market/purchase-orders/dispute.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { shipment } from '../ship/shipment.ts'
import { carrierFor } from '../ship/tracking-words.ts'

/** What the seller has filled in for one order, and what became of it. */
export type Parcel = {
  isChosen: boolean
  carrier: string
  tracking_number: string
  outcome?: { isShipped: true } | { isShipped: false; problem: string } | undefined
}
export type Parcels = Readonly<Record<string, Parcel>>

const EMPTY: Parcel = { isChosen: true, carrier: '', tracking_number: '' }

export const parcelOf = (parcels: Parcels, { id }: Pick<PurchaseOrder, 'id'>) =>
  parcels[id] ?? EMPTY

/**
 * Whether it may be shipped along with others. An order with a disputed payment is shipped separately, as it
 * asks for a confirmation.
 */
export const isReady = ({ allowed_state_transitions: allowed, dispute }: PurchaseOrder) =>
  allowed.some(({ event }) => event === 'ship') && !asksBeforeShipping(dispute?.status)

/** With another tracking number, the carrier that it names. */
export const withTracking = (parcel: Parcel, typed: string): Parcel => ({
  ...parcel,
  carrier: carrierFor(parcel, typed),
  tracking_number: typed,
  outcome: undefined,
})

/** Gives a pasted column of tracking numbers to these orders, one each from the first on. */
export function filledDown(
  parcels: Parcels,
  orders: readonly PurchaseOrder[],
  column: readonly string[],
): Parcels {
  const filled = orders
    .slice(0, column.length)
    .map((order, at) => [order.id, withTracking(parcelOf(parcels, order), column[at] ?? '')])
  return { ...parcels, ...Object.fromEntries(filled) }
}

/** What is missing of a parcel, by field. */
export function missingOf({ carrier, tracking_number }: Parcel) {
  const read = shipment.safeParse({ carrier, tracking_number, more_parcels: [], note: '' })
  const issues = read.success ? [] : read.error.issues
  const of = (field: string) => issues.find(({ path }) => path[0] === field)?.message
  return { carrier: of('carrier'), tracking_number: of('tracking_number') }
}

export const isComplete = (parcel: Parcel) =>
  Object.values(missingOf(parcel)).every((problem) => problem === undefined)

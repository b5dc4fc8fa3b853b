/** Something that made an order's available money more or less, and is in no payout yet. */
export type OpenEntry = {
  id: number
  orderId: number
  /** Cents; below zero it is owed by the seller. */
  amount: number
  /** Since when it can be paid out. */
  since: Date
  /** The money of its order may go back to the buyer's bank. */
  isDisputed: boolean
}

export type GatheredOrder = {
  orderId: number
  /** What the order brings; below zero it is a debt that the others meet. */
  net: number
  /** What of it is sent to the seller. */
  sent: number
}

export type GatheredPayout = { amount: number; entryIds: number[]; orders: GatheredOrder[] }

/**
 * What a seller is paid now: all that became available before `until`, less what it owes (section L2). Debts are met
 * by the oldest earnings first. The amount is zero or less where nothing is left.
 */
export function gatherPayout(entries: readonly OpenEntry[], until: Date): GatheredPayout {
  const taken = [...Map.groupBy(entries, ({ orderId }) => orderId).values()]
    .map((each) => ({ entries: each, since: firstOf(each), net: sumOf(each) }))
    .filter(({ entries: [first], since, net }) => net < 0 || (since <= until && !first?.isDisputed))
    .toSorted((one, other) => one.since.getTime() - other.since.getTime())
  let debt = taken.reduce((sum, { net }) => sum + Math.max(0, -net), 0)
  const orders = taken.map(({ entries: each, net }) => {
    const met = Math.min(debt, Math.max(0, net))
    debt -= met
    return { orderId: each[0]!.orderId, net, sent: Math.max(0, net) - met }
  })
  return {
    amount: taken.reduce((sum, { net }) => sum + net, 0),
    entryIds: taken.flatMap(({ entries: each }) => each.map(({ id }) => id)),
    orders: orders.filter(({ net }) => net !== 0),
  }
}

const sumOf = (entries: readonly OpenEntry[]) =>
  entries.reduce((sum, { amount }) => sum + amount, 0)
const firstOf = (entries: readonly OpenEntry[]) =>
  new Date(Math.min(...entries.map(({ since }) => since.getTime())))

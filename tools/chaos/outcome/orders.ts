import { acceptsOf, acknowledgedOf, unlikeAcknowledged, writesOf } from '../history/acknowledged.ts'
import type { Outcome } from './rule.ts'

/** Orders come of acknowledged purchases and accepts, and of nothing else. */
export async function oneOrderEach({ cluster: { db }, history }: Outcome) {
  const orders = await db
    .selectFrom('purchaseOrders as p')
    .innerJoin('purchaseOrderLines as l', 'l.purchaseOrderId', 'p.id')
    .innerJoin('offerRevisions as r', (join) =>
      join.onRef('r.offerId', '=', 'p.offerId').on('r.act', '=', 'accept'),
    )
    .select(['p.id', 'l.productId', 'l.quantity', 'r.note'])
    .execute()
  const bought = new Map(orders.filter(({ note }) => !note).map((each) => [String(each.id), each]))
  const purchases = acknowledgedOf(history, 'purchase')
  const named = purchases.flatMap(({ about: { orderId } }) => orderId ?? [])
  const problems = purchases.flatMap(({ key, about: { orderId, line } }) => {
    if (!orderId) return []
    const order = bought.get(orderId)
    const isRight = order?.productId === line.productId && order.quantity === line.quantity
    return isRight ? [] : [`order ${orderId} of ${key} is not there as it was bought`]
  })
  if (new Set(named).size < named.length) problems.push('one order was named to two purchases')
  // Of some it is only known that they were carried out.
  if (bought.size !== purchases.length)
    problems.push(
      `${purchases.length} purchases were acknowledged, ${bought.size} orders are there`,
    )
  const { first: accepts } = acceptsOf(
    history,
    orders.map(({ note }) => note),
  )
  const agreed = new Set(orders.map(({ id }) => id)).size - bought.size
  if (agreed !== accepts.length)
    problems.push(`${accepts.length} accepts were acknowledged, ${agreed} orders are there`)
  return problems
}

export async function oneEventEach({ cluster: { db }, history }: Outcome) {
  const events = await db
    .selectFrom('purchaseOrderEvents')
    .select('note')
    .where('party', 'in', ['buyer', 'seller'])
    .where('event', 'in', ['ship', 'receive', 'cancel'])
    .execute()
  return unlikeAcknowledged(
    writesOf(history, 'order'),
    events.map(({ note }) => note),
  )
}

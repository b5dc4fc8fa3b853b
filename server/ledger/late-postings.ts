import { sql } from 'kysely'
import type { OrderFacts } from '#market/ledger/order-facts.ts'
import type { Posting } from '#market/ledger/posting.ts'
import { postingsOfOrder } from '#market/ledger/postings-of-order.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { readOrderFacts } from './read-order-facts.ts'
import type { WrittenPosting } from './write-postings.ts'

type Moment = {
  what: 'paid' | 'released' | 'paid out' | 'canceled' | 'refunded' | 'returned' | 'disputed'
  id: string | null
  at: Date
}

/**
 * What the ledger lacks of an order. An order that it has nothing of happens here once more, each posting with the time
 * of what it is about, so that months before the ledger have their figures.
 */
export async function latePostings(tx: Tx, orderId: number): Promise<WrittenPosting[]> {
  const { written, sellerId, ...facts } = await readOrderFacts(tx, orderId)
  const moments = written.length === 0 ? await momentsOf(tx, orderId) : []
  const all: Posting[] = [...written]
  const late: WrittenPosting[] = []
  const post = (known: OrderFacts, dated: { at?: Date }) => {
    const postings = postingsOfOrder(known, all)
    all.push(...postings)
    late.push(...postings.map((each) => ({ ...each, sellerId, orderId, ...dated })))
  }
  moments.forEach(({ at }, index) => post(knownAfter(facts, moments.slice(0, index + 1)), { at }))
  post(facts, {})
  return late
}

function knownAfter(facts: OrderFacts, past: readonly Moment[]): OrderFacts {
  const has = (what: Moment['what'], id: string | null = null) =>
    past.some((each) => each.what === what && each.id === id)
  return {
    ...facts,
    paidBy: has('paid') ? facts.paidBy : null,
    payments: has('paid') ? facts.payments : [],
    isReleased: facts.isReleased && has('released'),
    isPaidOutByHand: facts.isPaidOutByHand && has('paid out'),
    isCanceled: facts.isCanceled && has('canceled'),
    partialRefunds: [],
    refunds: facts.refunds.filter(({ id }) => has('refunded', id)),
    returned: facts.returned.filter(({ id }) => has('returned', id)),
    disputes: facts.disputes.filter(({ id }) => has('disputed', id)),
  }
}

async function momentsOf(tx: Tx, orderId: number) {
  const { rows } = await sql<Moment>`
    select case event when 'confirm_payment' then 'paid' when 'mark_paid_in_full' then 'released'
        when 'complete' then 'paid out' else 'canceled' end as what, null as id, at
      from purchase_order_events where purchase_order_id = ${orderId}
        and event in ('confirm_payment', 'mark_paid_in_full', 'complete', 'cancel')
    union all select 'refunded', id, created_at from provider_refunds
      where purchase_order_id = ${orderId} and status <> 'failed'
    union all select 'returned', id::text, returned_at from refunds
      where purchase_order_id = ${orderId} and status = 'returned'
    union all select 'disputed', id, created_at from disputes where purchase_order_id = ${orderId}
    order by at`.execute(tx)
  return rows
}

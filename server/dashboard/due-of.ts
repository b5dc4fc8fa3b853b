import { sql } from 'kysely'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { Due } from '#market/dashboard/overview-api.ts'
import { cents, type Cents } from '#market/money.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { inState, ownProductsFound } from '#server/products/own/own-product-conditions.ts'

const MOST_NUMBERS = 2

/** What waits for a seller. */
export async function dueOf(tx: Tx, seller: SellerViewer): Promise<Due> {
  const { provisional, expiring } = await lotsDue(tx, seller)
  return {
    offers: await offersDue(tx, seller),
    orders: await ordersDue(tx, seller),
    claims: await claimsDue(tx, seller),
    provisional_count: provisional,
    expiring_count: expiring,
    question_count: await openQuestionsOf(tx, seller),
  }
}

async function offersDue(tx: Tx, { sellerId }: SellerViewer): Promise<Due['offers']> {
  const { rows } = await sql<{ count: number; total: Cents; firstClosesAt: Date | null }>`
    select count(distinct o.id) as count, least(coalesce(sum(l.quantity * l.unit_price_cents), 0), 9007199254740991)::bigint as total,
      min(o.turn_expires_at) as first_closes_at
    from offers o join offer_lines l on l.offer_id = o.id
    where o.seller_id = ${sellerId} and o.state = 'seller_review'`.execute(tx)
  const [due] = rows
  return {
    count: due?.count ?? 0,
    total_cents: due?.total ?? cents(0),
    first_closes_at: due?.firstClosesAt?.toISOString() ?? null,
  }
}

async function ordersDue(tx: Tx, { sellerId }: SellerViewer): Promise<Due['orders']> {
  const { rows } = await sql<{ count: number; numbers: number[]; firstPaidAt: Date | null }>`
    select count(*) as count, min(paid_at) as first_paid_at,
      (array_agg(number order by paid_at, number))[:${MOST_NUMBERS}] as numbers
    from purchase_orders where seller_id = ${sellerId} and status = 'awaiting_shipment'`.execute(tx)
  const [due] = rows
  return {
    count: due?.count ?? 0,
    po_numbers: (due?.numbers ?? []).map(poNumber),
    first_paid_at: due?.firstPaidAt?.toISOString() ?? null,
  }
}

async function claimsDue(tx: Tx, { sellerId }: SellerViewer): Promise<Due['claims']> {
  const { rows } = await sql<{ count: number; orderId: number | null; answerBy: string | null }>`
    select count(*) as count, min(c.answer_by)::text as answer_by,
      (array_agg(c.purchase_order_id order by c.answer_by, c.id))[1] as order_id
    from claims c join purchase_orders o on o.id = c.purchase_order_id
    where o.seller_id = ${sellerId} and c.state = 'seller_review'`.execute(tx)
  const [due] = rows
  return {
    count: due?.count ?? 0,
    order_id: due?.orderId ? String(due.orderId) : null,
    answer_by: due?.answerBy ?? null,
  }
}

const openQuestionsOf = async (tx: Tx, { sellerId }: SellerViewer) => {
  const { count } = await tx
    .selectFrom('productQuestions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sellerId', '=', sellerId)
    .where('offerId', 'is', null)
    .where('writtenBy', '=', 'buyer')
    .executeTakeFirstOrThrow()
  return count
}

const lotsDue = (tx: Tx, seller: SellerViewer) =>
  tx
    .selectFrom('products')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(inState.provisional).as('provisional'),
      fn.countAll<number>().filterWhere(inState.expiring).as('expiring'),
    ])
    .where(ownProductsFound(seller))
    .executeTakeFirstOrThrow()

import { sql } from 'kysely'
import { openClaims } from '#server/claims/open-claims.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { findAnyOrder } from '#server/purchase-orders/find-order.ts'
import type { Terms } from '#server/settings/terms.ts'
import { DEMO_BUYER, DEMO_SELLER } from '../trade/deals.ts'
import type { People } from './load-people.ts'

type Load = { people: People; terms: Terms }

const CLAIM_WINDOW_DAYS = 5

/** The demo's buyer found damage in an order on its way from the demo's seller, who has the turn. */
export async function loadClaims(tx: Tx, { people, terms }: Load) {
  const [buyer, seller] = [people.buyer(DEMO_BUYER), people.seller(DEMO_SELLER)]
  const { rows } = await sql<{ id: number; lineId: number; quantity: number }>`
    select o.id, l.id as line_id, l.quantity from purchase_orders o
      join purchase_order_lines l on l.purchase_order_id = o.id
    where o.buyer_id = ${buyer.id} and o.seller_id = ${seller.id} and o.status = 'shipped'
    order by o.id desc, l.id limit 1`.execute(tx)
  const [line] = rows
  const order = line && (await findAnyOrder(tx, line.id))
  if (!order) return
  await openClaims({ tx, terms, claimWindowDays: CLAIM_WINDOW_DAYS }, order, {
    by: buyer,
    reports: [
      {
        lineId: line.lineId,
        reason: 'damaged',
        quantity: Math.min(6, line.quantity),
        words: 'The carton at the bottom was crushed; these can’t be sold.',
        photos: [],
      },
    ],
  })
}

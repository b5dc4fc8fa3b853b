import { sql } from 'kysely'
import { cents } from '#market/money.ts'
import { sellerCode } from '#market/papers/seller-code.ts'
import { findDetails } from '#server/papers/invoice-details-store.ts'
import { issueFeeInvoice } from '#server/papers/issue-fee-invoices.ts'
import { issueFor } from '#server/papers/issue-papers.ts'
import { sellingOrder } from '#server/papers/selling-order.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { DEMO_SELLER } from '../trade/deals.ts'
import { insertAll } from './insert-all.ts'
import type { People } from './load-people.ts'

/** Who agreed to invoices in its name; the others are still asked to. */
const AGREED = [
  { seller: DEMO_SELLER, street: '418 Foundry Row', city: 'Troy', state: 'NY', zip: '12180' },
  {
    seller: DEMO_SELLER + 1,
    street: '77 Mill Creek Road',
    city: 'Asheville',
    state: 'NC',
    zip: '28801',
  },
]
const ISSUER = { name: 'Lotline Demo, Inc.', address: ['500 Market Street', 'Reno, NV 89501'] }
const AGREED_AT = new Date('2024-01-02T15:00:00Z')

/** Written before the orders, which copy them. */
export async function loadInvoiceDetails(tx: Tx, people: People) {
  const codes = new Set<string>()
  const rows = []
  for (const { seller, ...address } of AGREED) {
    const { id: sellerId } = people.seller(seller)
    const { name } = await tx
      .selectFrom('sellers')
      .select('name')
      .where('id', '=', sellerId)
      .executeTakeFirstOrThrow()
    const code = sellerCode(name, (taken) => codes.has(taken))
    codes.add(code)
    const taxId = `84-${String(1_730_000 + seller)}`
    const legalName = `${name} LLC`
    rows.push({
      sellerId,
      code,
      legalName,
      ...address,
      taxId,
      agreedAt: AGREED_AT,
      caughtUpAt: AGREED_AT,
    })
  }
  await insertAll(tx, 'sellerInvoiceDetails', rows)
}

/** The papers of every paid order as they were issued then, and the fee invoices of the months that were invoiced by now. */
export async function loadPapers(tx: Tx, { people, now }: { people: People; now: Date }) {
  await creditSome(tx, people.seller(DEMO_SELLER).id)
  for (const { seller } of AGREED) {
    const { id: sellerId } = people.seller(seller)
    const details = await findDetails(tx, sellerId)
    if (!details) continue
    for (const { id, at } of await moments(tx, sellerId))
      await issueFor(tx, { details, order: await sellingOrder(tx, id), at })
    for (const month of await monthsWithFees(tx, sellerId)) {
      const at = feeInvoiceDay(month)
      if (at <= now) await issueFeeInvoice(tx, { sellerId, month, issuer: ISSUER, at })
    }
  }
}

/** When orders were paid and credited, in the order in which their papers are numbered. */
const moments = async (tx: Tx, sellerId: number) =>
  (
    await sql<{ id: number; at: Date }>`
      select id, paid_at as at from purchase_orders where seller_id = ${sellerId} and paid_at is not null
      union all
      select o.id, c.at from purchase_order_credits c join purchase_orders o on o.id = c.purchase_order_id
      where o.seller_id = ${sellerId}
      order by at, id`.execute(tx)
  ).rows

/** Orders canceled after their payment were refunded; of the newest that has arrived, two units were damaged. */
async function creditSome(tx: Tx, sellerId: number) {
  await sql`
    insert into purchase_order_credits (purchase_order_id, cause, amount_cents, fee_cents, reason, at)
    select id, 'canceled', total_cents, fee_cents, 'Order canceled', updated_at
    from purchase_orders where paid_at is not null and status = 'canceled' order by id`.execute(tx)
  const { rows } = await sql<{
    orderId: number
    lineId: number
    unitCents: number
    feeBps: number
    at: Date
  }>`
    select o.id as order_id, l.id as line_id, l.unit_cents, o.fee_bps, o.updated_at as at
    from purchase_orders o join purchase_order_lines l on l.purchase_order_id = o.id
    where o.seller_id = ${sellerId} and o.shipped_at < now() - interval '14 days' and l.quantity > 2
    order by o.paid_at desc, l.id limit 1`.execute(tx)
  await insertAll(
    tx,
    'purchaseOrderCredits',
    rows.map(({ orderId, lineId, unitCents, feeBps, at }) => ({
      purchaseOrderId: orderId,
      cause: 'damaged',
      amountCents: cents(2 * unitCents),
      feeCents: cents(Math.round((2 * unitCents * feeBps) / 10_000)),
      reason: 'Two units arrived damaged',
      lines: [{ lineId, quantity: 2, cents: 2 * unitCents }],
      at,
    })),
  )
}

async function monthsWithFees(tx: Tx, sellerId: number) {
  const { rows } = await sql<{ month: string }>`
    select distinct to_char(paid_at at time zone 'America/New_York', 'YYYY-MM-01') as month
    from purchase_orders where seller_id = ${sellerId} and fee_cents > 0 and paid_at is not null
    order by month`.execute(tx)
  return rows.map(({ month }) => month)
}

/** When the fees of a month are invoiced: in the morning of the second day after it. The month is its first day. */
function feeInvoiceDay(month: string): Date {
  const day = new Date(`${month}T09:00:00Z`)
  day.setUTCMonth(day.getUTCMonth() + 1, 2)
  return day
}

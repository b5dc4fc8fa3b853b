import { sql } from 'kysely'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { publish } from '#server/platform/live/publish.ts'
import { findInvoice } from './find-invoice.ts'
import { lockDetails, type InvoiceDetails } from './invoice-details-store.ts'
import { insertCreditNote, insertInvoice } from './paper-store.ts'
import { sellingOrder, type SoldOrder } from './selling-order.ts'

const ORDERS_AT_ONCE = 50

/** Issues the invoice of a paid order and the credit notes of its credits, once its seller has agreed to them. */
export const issuePapersOf = (db: Database, orderId: number) =>
  transact(db, async (tx) => {
    const order = await sellingOrder(tx, orderId)
    const details = order && (await lockDetails(tx, order.sellerId))
    // What was paid before has its turn first.
    if (details?.caughtUpAt) await issueFor(tx, { details, order })
  })

/** Issues the papers of the orders paid before their seller agreed, oldest payment first; false when none is left. */
export const issueNextWaiting = (db: Database, sellerId: number) =>
  transact(db, async (tx) => {
    const details = await lockDetails(tx, sellerId)
    if (!details || details.caughtUpAt) return false
    const { rows } = await sql<{ id: number }>`
      select o.id from purchase_orders o
      where o.seller_id = ${sellerId} and o.paid_at is not null
        and not exists (select from papers p where p.purchase_order_id = o.id and p.kind = 'invoice')
      order by o.paid_at, o.id limit ${ORDERS_AT_ONCE}`.execute(tx)
    for (const { id } of rows) await issueFor(tx, { details, order: await sellingOrder(tx, id) })
    if (rows.length === ORDERS_AT_ONCE) return true
    await tx
      .updateTable('sellerInvoiceDetails')
      .set({ caughtUpAt: sql`now()` })
      .where('sellerId', '=', sellerId)
      .execute()
    return false
  })

/** Orders of the last days without their papers: a version that knew none may have taken their payment. */
export async function findOverdue(db: Database) {
  const { rows } = await sql<{ id: number }>`
    select o.id from purchase_orders o join seller_invoice_details d on d.seller_id = o.seller_id
    where o.paid_at > now() - interval '60 days' and d.caught_up_at is not null
      and not exists (select from papers p where p.purchase_order_id = o.id and p.kind = 'invoice')
    union
    select c.purchase_order_id from purchase_order_credits c
    join purchase_orders o on o.id = c.purchase_order_id
    join seller_invoice_details d on d.seller_id = o.seller_id
    where c.at > now() - interval '60 days' and d.caught_up_at is not null
      and not exists (select from papers p where p.credit_id = c.id)
    order by id limit 1000`.execute(db)
  return rows.map(({ id }) => id)
}

type Issued = {
  details: InvoiceDetails
  order: SoldOrder | undefined
  /** When it was issued, for the demo's papers of long ago; now without it. */
  at?: Date
}

/** Issues what an order lacks, under the lock of its seller's details. */
export async function issueFor(tx: Tx, { details, order, at }: Issued) {
  if (!order) return
  // Not left to a unique index: a number that was drawn in vain would be a gap.
  const invoice =
    (await findInvoice(tx, order.id)) ?? (await insertInvoice(tx, { details, order, at }))
  const credits = await tx
    .selectFrom('purchaseOrderCredits')
    .select(['id', 'amountCents', 'reason', 'lines', 'at'])
    .where('purchaseOrderId', '=', order.id)
    .where(
      sql<boolean>`not exists (select from papers p where p.credit_id = purchase_order_credits.id)`,
    )
    .orderBy('id')
    .execute()
  for (const credit of credits)
    if (!at || credit.at <= at) await insertCreditNote(tx, { invoice, credit, order, at })
  const readers = [order.buyerUserId, order.sellerUserId].filter((id) => id !== null)
  await publish(tx, 'PurchaseOrdersChannel', readers)
}

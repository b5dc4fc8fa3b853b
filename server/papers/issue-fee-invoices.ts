import { sql } from 'kysely'
import { cents } from '#market/money.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { JobRun } from '#server/platform/jobs/job-run.ts'
import { lockDetails } from './invoice-details-store.ts'
import { companyOf } from './paper-store.ts'
import type { FeeLine, Issuer } from './paper-tables.ts'

type Deps = { db: Database; issuer: Issuer }

/** Invoices the fees of each month that is over to every seller that has agreed. */
export async function issueFeeInvoices(deps: Deps, run: JobRun) {
  const agreed = await deps.db
    .selectFrom('sellerInvoiceDetails')
    .select('sellerId')
    .where('caughtUpAt', 'is not', null)
    .orderBy('sellerId')
    .execute()
  for (const { sellerId } of agreed) {
    run.signal.throwIfAborted()
    await issueFeeInvoicesOf(deps, sellerId)
  }
}

export async function issueFeeInvoicesOf({ db, issuer }: Deps, sellerId: number) {
  for (const month of await openMonths(db, sellerId))
    await transact(db, (tx) => issueFeeInvoice(tx, { sellerId, month, issuer }))
}

/** Months that are over since a day, so that nothing of them is still being written. */
async function openMonths(db: Database, sellerId: number) {
  const { rows } = await sql<{ month: string }>`
    select distinct to_char(at at time zone 'America/New_York', 'YYYY-MM-01') as month
    from (
      select paid_at as at from purchase_orders where seller_id = ${sellerId} and paid_at is not null and fee_cents > 0
      union all
      select c.at from purchase_order_credits c join purchase_orders o on o.id = c.purchase_order_id
      where o.seller_id = ${sellerId} and c.fee_cents <> 0
    ) moved
    where at < date_trunc('month', (now() - interval '1 day') at time zone 'America/New_York') at time zone 'America/New_York'
      and not exists (select from papers p where p.seller_id = ${sellerId} and p.kind = 'fee_invoice'
        and p.month = date_trunc('month', moved.at at time zone 'America/New_York')::date)
    order by month`.execute(db)
  return rows.map(({ month }) => month)
}

type Issuing = { sellerId: number; month: string; issuer: Issuer; at?: Date }

export async function issueFeeInvoice(tx: Tx, { sellerId, month, issuer, at }: Issuing) {
  const details = await lockDetails(tx, sellerId)
  const issued = await tx
    .selectFrom('papers')
    .select('id')
    .where('sellerId', '=', sellerId)
    .where('kind', '=', 'fee_invoice')
    .where(sql<boolean>`month = ${month}::date`)
    .executeTakeFirst()
  if (!details || issued) return
  const lines = await feesOf(tx, { sellerId, month })
  await tx
    .insertInto('papers')
    .values({
      ...(at && { at }),
      kind: 'fee_invoice',
      sellerId,
      month,
      totalCents: cents(lines.reduce((total, line) => total + line.total_cents, 0)),
      seller: JSON.stringify(companyOf(details)),
      lines: JSON.stringify(lines),
      facts: JSON.stringify({ issuer }),
    })
    .execute()
}

type Fee = { number: number; on: string; isBack: boolean; baseCents: number; feeCents: number }

/** The fees of the orders paid in a month, and those given back in it. */
async function feesOf(tx: Tx, { sellerId, month }: { sellerId: number; month: string }) {
  const { rows } = await sql<Fee>`
    select number, to_char(at at time zone 'America/New_York', 'YYYY-MM-DD') as on, is_back, base_cents, fee_cents
    from (
      select number, paid_at as at, false as is_back, total_cents - coalesce(freight_cents, 0) as base_cents, fee_cents
      from purchase_orders where seller_id = ${sellerId} and paid_at is not null and fee_cents > 0
      union all
      select o.number, c.at, true, -least(c.amount_cents, o.total_cents - coalesce(o.freight_cents, 0)), -c.fee_cents
      from purchase_order_credits c join purchase_orders o on o.id = c.purchase_order_id
      where o.seller_id = ${sellerId} and c.fee_cents <> 0
    ) moved
    where at >= ${month}::date::timestamp at time zone 'America/New_York'
      and at < (${month}::date + interval '1 month') at time zone 'America/New_York'
    order by at, number, is_back`.execute(tx)
  return rows.map(({ number, on, isBack, baseCents, feeCents }): FeeLine => ({
    po_number: poNumber(number),
    on,
    is_back: isBack,
    base_cents: baseCents,
    total_cents: feeCents,
  }))
}

import { sql } from 'kysely'
import type { z } from 'zod'
import type { StaffViewer } from '#market/accounts/viewer.ts'
import type { Nothing } from '#market/endpoint.ts'
import { exportFeeInvoices, feeInvoicesList } from '#market/papers/fee-invoices-list.ts'
import { feeInvoiceCells, feeInvoiceHeader } from '#market/papers/paper-cells.ts'
import type { Paper } from '#market/papers/paper.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Site } from '#server/platform/http/site.ts'
import { listFileRoute } from '#server/platform/lists/list-file-route.ts'
import { listRoute } from '#server/platform/lists/list-route.ts'
import type { ListSource } from '#server/platform/lists/list-source.ts'
import { isOfMonth, paperColumns, paperJson, paperTables, type PaperRow } from './find-paper.ts'

/** Serves the fee invoices of all sellers to staff, a page at a time or as a file. */
export function listFeeInvoices(site: Site, db: Database) {
  listRoute(site, { list: feeInvoicesList, db }, source)
  listFileRoute(
    site,
    { list: feeInvoicesList, file: exportFeeInvoices, db },
    {
      source,
      sheet: { name: 'lotline-fee-invoices', header: feeInvoiceHeader, cells: feeInvoiceCells },
    },
  )
}

type Source = ListSource<
  PaperRow,
  Paper,
  z.output<typeof feeInvoicesList.read.query>,
  Nothing,
  StaffViewer
>

const source: Source = {
  columns: paperColumns,
  tables: paperTables,
  of: sql`p.kind = 'fee_invoice'`,
  // By the name on the invoice, and by what the shop is called now.
  search: (pattern) => sql`(p.number ilike ${pattern} or p.seller ->> 'name' ilike ${pattern}
    or p.seller_id in (select id from sellers where name ilike ${pattern}))`,
  filters: { month: isOfMonth },
  sorts: {
    newest: sql`p.at desc, p.id desc`,
    oldest: sql`p.at, p.id`,
    seller: sql`lower(p.seller ->> 'name'), p.id desc`,
    total: sql`p.total_cents desc, p.id desc`,
    total_asc: sql`p.total_cents, p.id desc`,
  },
  json: (_tx, rows) => rows.map(paperJson),
}

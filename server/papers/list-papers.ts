import { sql } from 'kysely'
import type { z } from 'zod'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { Nothing } from '#market/endpoint.ts'
import type { Paper } from '#market/papers/paper.ts'
import { paperCells, paperHeader } from '#market/papers/paper-cells.ts'
import { exportPapers, papersList } from '#market/papers/papers-list.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Site } from '#server/platform/http/site.ts'
import { listFileRoute } from '#server/platform/lists/list-file-route.ts'
import { listRoute } from '#server/platform/lists/list-route.ts'
import type { ListSource } from '#server/platform/lists/list-source.ts'
import { isOfMonth, paperColumns, paperJson, paperTables, type PaperRow } from './find-paper.ts'

/** Serves a seller's papers, a page at a time or as a file. */
export function listPapers(site: Site, db: Database) {
  listRoute(site, { list: papersList, db }, source)
  listFileRoute(
    site,
    { list: papersList, file: exportPapers, db },
    {
      source,
      sheet: { name: 'lotline-invoices', header: paperHeader, cells: paperCells },
    },
  )
}

type Source = ListSource<
  PaperRow,
  Paper,
  z.output<typeof papersList.read.query>,
  Nothing,
  SellerViewer
>

const source: Source = {
  columns: paperColumns,
  tables: paperTables,
  of: ({ sellerId }) => sql`p.seller_id = ${sellerId}`,
  search: (pattern) =>
    sql`(p.number ilike ${pattern} or p.buyer ->> 'name' ilike ${pattern} or 'PO-' || o.number ilike ${pattern})`,
  filters: {
    kind: (kind) => sql`p.kind = ${kind}`,
    month: isOfMonth,
  },
  sorts: {
    newest: sql`p.at desc, p.id desc`,
    oldest: sql`p.at, p.id`,
    total: sql`p.total_cents desc, p.id desc`,
  },
  json: (_tx, rows) => rows.map(paperJson),
}

import { sql } from 'kysely'
import { payoutsList } from '#market/payouts/payouts-list.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Site } from '#server/platform/http/site.ts'
import { listRoute } from '#server/platform/lists/list-route.ts'
import { payoutColumns, payoutJson, payoutSorts, type PayoutRow } from '../payout-json.ts'

/** Serves a seller's payouts. */
export const listPayouts = (site: Site, db: Database) =>
  listRoute(
    site,
    { list: payoutsList, db },
    {
      columns: payoutColumns,
      tables: sql`payouts t`,
      of: ({ sellerId }) => sql`t.seller_id = ${sellerId}`,
      search: (pattern) =>
        sql`(t.bank_name ilike ${pattern} or t.bank_last4 ilike ${pattern} or t.bank_reference ilike ${pattern}
          or to_char(t.amount_cents / 100.0, 'FM999G999G999G990D00') ilike ${pattern})`,
      filters: { status: (status) => sql`t.status = ${status}` },
      sorts: payoutSorts,
      json: (_, rows: readonly PayoutRow[]) => rows.map(payoutJson),
    },
  )

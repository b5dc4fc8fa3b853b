import { sql } from 'kysely'
import { leadsList } from '#market/leads/leads-list.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Site } from '#server/platform/http/site.ts'
import { listRoute } from '#server/platform/lists/list-route.ts'
import { leadJson, sentCount, type LeadRow } from './lead-row.ts'
import { countWaiting, isFound, isInDirectory, isOfBuyer, isOfProduct } from './lead-store.ts'
import { leadColumns } from './lead-tables.ts'

const columns = sql.join([...leadColumns.map((each) => sql.ref(each)), sentCount.as('sentCount')])

export const listLeads = (site: Site, db: Database) =>
  listRoute(
    site,
    { list: leadsList, db },
    {
      columns,
      tables: sql`leads`,
      of: isInDirectory,
      search: isFound,
      filters: { buyer_category: isOfBuyer, product_category: isOfProduct },
      sorts: { newest: sql`created_at desc, id desc`, company: sql`lower(company), id desc` },
      json: (_, rows: readonly LeadRow[]) => rows.map(leadJson),
      meta: async (tx) => ({ waiting_count: await countWaiting(tx) }),
    },
  )

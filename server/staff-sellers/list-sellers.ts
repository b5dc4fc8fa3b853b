import { type RawBuilder, sql } from 'kysely'
import { sellersList, type SellerGroup } from '#market/staff-sellers/sellers-list.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { listRoute } from '#server/platform/lists/list-route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { lastLink, sellerColumns, sellerTables, type SellerRow } from './find-seller-record.ts'
import type { SellerDeps } from './seller-deps.ts'
import { sellerRecordJson } from './seller-record-json.ts'

/** Serves all sellers, and how many there are of each group. */
export const listSellers = (site: Site, { db, terms }: SellerDeps) =>
  listRoute(
    site,
    { list: sellersList, db },
    {
      columns: sellerColumns,
      tables: sellerTables,
      joined: lastLink,
      search: (pattern) =>
        sql`(l.name ilike ${pattern} or u.email ilike ${pattern} or u.full_name ilike ${pattern})`,
      filters: { group: (group) => inGroup[group] },
      sorts: {
        newest: sql`l.created_at desc, l.id desc`,
        oldest: sql`l.created_at, l.id`,
        name: sql`lower(l.name), l.id`,
        name_desc: sql`lower(l.name) desc, l.id desc`,
      },
      json: (_, rows: readonly SellerRow[]) =>
        rows.map((seller) => sellerRecordJson(seller, terms)),
      meta: async (tx) => ({
        seller_count: await countIn(tx, 'all'),
        without_user_count: await countIn(tx, 'without_user'),
        invited_count: await countIn(tx, 'invited'),
      }),
    },
  )

const inGroup: Record<SellerGroup, RawBuilder<boolean>> = {
  all: sql`true`,
  without_user: sql`l.user_id is null`,
  invited: sql`u.status = 'approved' and u.password_hash is null`,
}

async function countIn(tx: Tx, group: SellerGroup) {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sellerTables} where ${inGroup[group]}`.execute(tx)
  return rows[0]?.count ?? 0
}

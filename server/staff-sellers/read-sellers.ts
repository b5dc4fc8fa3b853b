import { sql } from 'kysely'
import type { z } from 'zod'
import { pageMetaOf } from '#market/paging.ts'
import type {
  listSellers,
  SellerGroup,
  SellerSort,
} from '#market/staff-sellers/staff-seller-api.ts'
import { containing } from '#server/platform/database/containing.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { readSellerRows, sellerTables } from './find-seller-record.ts'
import type { SellerDeps } from './seller-deps.ts'
import { sellerRecordJson } from './seller-record-json.ts'

type SellersQuery = z.output<typeof listSellers.query>

/** A page of all sellers, and how many there are of each group. */
export const readSellers = ({ db, terms }: SellerDeps, asked: SellersQuery) =>
  readAtOnce(db, async (tx) => {
    const wanted = sql`where ${inGroup[asked.group]} and ${matching(asked.search)}`
    const sellers = await readSellerRows(
      tx,
      sql`${wanted} order by ${inOrder[asked.sort]}
        limit ${asked.per_page} offset ${(asked.page - 1) * asked.per_page}`,
    )
    return {
      data: sellers.map((seller) => sellerRecordJson(seller, terms)),
      meta: {
        ...pageMetaOf(asked, await count(tx, wanted)),
        seller_count: await count(tx, sql`where ${inGroup.all}`),
        without_user_count: await count(tx, sql`where ${inGroup.without_user}`),
        invited_count: await count(tx, sql`where ${inGroup.invited}`),
      },
    }
  })

const inGroup: Record<SellerGroup, ReturnType<typeof sql>> = {
  all: sql`true`,
  without_user: sql`l.user_id is null`,
  invited: sql`u.status = 'approved' and u.password_hash is null`,
}

const inOrder: Record<SellerSort, ReturnType<typeof sql>> = {
  newest: sql`l.created_at desc, l.id desc`,
  oldest: sql`l.created_at, l.id`,
  name: sql`lower(l.name), l.id`,
  name_desc: sql`lower(l.name) desc, l.id desc`,
}

function matching(search: string) {
  if (search === '') return sql`true`
  const pattern = containing(search)
  return sql`(l.name ilike ${pattern} or u.email ilike ${pattern} or u.full_name ilike ${pattern})`
}

async function count(tx: Tx, wanted: ReturnType<typeof sql>) {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sellerTables} ${wanted}`.execute(tx)
  return rows[0]?.count ?? 0
}

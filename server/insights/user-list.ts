import { sql } from 'kysely'
import type { z } from 'zod'
import type { listInsightUsers } from '#market/insights/insight-api.ts'
import { userScope, readScope, type UserScope } from '#market/insights/insight-scopes.ts'
import { pageMetaOf } from '#market/paging.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { amongIds, every, given, patternOf, peopleLike, withinDays } from './insight-conditions.ts'
import { idsOnPage } from './ids-on-page.ts'
import { usersWith } from './user-records.ts'

type ListQuery = z.output<typeof listInsightUsers.query>

export const listUsers = (db: Database, { page, per_page, search, sort, scope }: ListQuery) =>
  readAtOnce(db, async (tx) => {
    const where = every(inScope(readScope(userScope, scope)), await matching(tx, search))
    const { total_count: count, ...counts } = await countUsers(tx, where)
    const ids = await idsOnPage(tx, SOURCE, {
      where,
      sort,
      columns: COLUMNS,
      page,
      per_page,
      count,
    })
    return {
      data: await usersWith(tx, ids),
      meta: { ...pageMetaOf({ page, per_page }, count), ...counts },
    }
  })

const SOURCE = { id: sql`u.id`, table: sql`users u` }

const COLUMNS = {
  email: sql`lower(u.email)`,
  name: sql`u.company_key`,
  status: sql`u.status`,
  created_at: sql`u.created_at`,
}

const NOBODY = { total_count: 0, onboarded_count: 0, approved_count: 0, denied_count: 0 }

export async function countUsers(tx: Tx, where: ReturnType<typeof every>) {
  const { rows } = await sql<{ status: string; people: number }>`
    select u.status, count(*) as people from users u where ${where} group by u.status`.execute(tx)
  return rows.reduce((counts, { status, people }) => {
    const own = COUNTED[status]
    const all = { ...counts, total_count: counts.total_count + people }
    return own ? { ...all, [own]: all[own] + people } : all
  }, NOBODY)
}

/** Users with a password count as approved (spec 2, section 4); those under review count in the total alone. */
const COUNTED: Record<string, keyof typeof NOBODY> = {
  onboarded: 'onboarded_count',
  approved: 'approved_count',
  password_created: 'approved_count',
  denied: 'denied_count',
}

export const inScope = (scope: UserScope) =>
  every(
    withinDays(sql`u.created_at`, scope),
    given(scope.party, (party) => (party === 'buyer' ? sql`u.buys` : sql`u.sells`)),
  )

async function matching(tx: Tx, search: string) {
  const pattern = patternOf(search)
  if (pattern === undefined) return undefined
  const { rows } = await sql<{ people: string }>`
    select array${peopleLike(pattern)}::text as people`.execute(tx)
  return sql`u.id in ${amongIds(rows[0]?.people ?? '{}')}`
}

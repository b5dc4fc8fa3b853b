import { sql } from 'kysely'
import { MOST_OF_A_KIND } from '#market/staff-search/staff-search-api.ts'
import type { StaffSearchAnswer } from '#market/staff-search/staff-search-api.ts'
import { applicationState } from '#server/applications/find-application.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { bestFirst, holds } from './best-first.ts'

const company = sql<string | null>`coalesce(b.name, l.name)`
const columns = [sql<string>`u.full_name`, sql<string>`u.email`, company]

/** Accounts by name, email address and company. */
export async function findPeople(tx: Tx, text: string): Promise<StaffSearchAnswer['people']> {
  const rows = await tx
    .selectFrom('users as u')
    .leftJoin('buyers as b', 'b.userId', 'u.id')
    .leftJoin('sellers as l', 'l.userId', 'u.id')
    .select([
      'u.id',
      'u.fullName',
      'u.email',
      sql<'buyer' | 'seller' | 'admin' | 'subscriber'>`case when u.admin then 'admin'
        when b.id is not null then 'buyer' when l.id is not null then 'seller' else 'subscriber' end`.as(
        'party',
      ),
      company.as('company'),
    ])
    .where(holds(columns, text))
    .orderBy(bestFirst(columns, text))
    .orderBy('u.id', 'desc')
    .limit(MOST_OF_A_KIND)
    .execute()
  return rows.map(({ fullName, ...person }) => ({ ...person, full_name: fullName }))
}

/** Applications by the same; what waits stands first. */
export async function findApplications(
  tx: Tx,
  text: string,
): Promise<StaffSearchAnswer['applications']> {
  const rows = await tx
    .selectFrom('applications as a')
    .innerJoin('users as u', 'u.id', 'a.userId')
    .leftJoin('buyers as b', 'b.userId', 'u.id')
    .leftJoin('sellers as l', 'l.userId', 'u.id')
    .select([
      'a.id',
      'u.fullName',
      'u.email',
      company.as('company'),
      sql<'waiting' | 'approved' | 'denied'>`${applicationState}`.as('state'),
    ])
    .where(holds(columns, text))
    .orderBy(sql`a.decision is not null`)
    .orderBy(bestFirst(columns, text))
    .orderBy('a.id', 'desc')
    .limit(MOST_OF_A_KIND)
    .execute()
  return rows.map(({ fullName, ...application }) => ({ ...application, full_name: fullName }))
}

/** Sellers by name, and by the name and the address of their user. */
export function findSellers(tx: Tx, text: string): Promise<StaffSearchAnswer['sellers']> {
  const searched = [sql<string>`l.name`, sql<string>`u.email`, sql<string>`u.full_name`]
  return tx
    .selectFrom('sellers as l')
    .leftJoin('users as u', 'u.id', 'l.userId')
    .select(['l.id', 'l.name', 'u.email'])
    .where(holds(searched, text))
    .orderBy(bestFirst(searched, text))
    .orderBy('l.id', 'desc')
    .limit(MOST_OF_A_KIND)
    .execute()
}

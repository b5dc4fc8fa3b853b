import { sql } from 'kysely'
import type { Outcome } from './rule.ts'

/** The last change of each user's offers, and whether their page had reason to fetch since. */
export async function pagesTold({ cluster: { db }, pages }: Outcome) {
  const { rows } = await sql<{ userId: number; at: Date }>`
    select each.user_id, max(r.at) as at
    from offer_revisions r
    join offers o on o.id = r.offer_id
    join buyers b on b.id = o.buyer_id
    join sellers s on s.id = o.seller_id
    cross join lateral (values (b.user_id), (s.user_id)) each (user_id)
    group by each.user_id`.execute(db)
  const changes = new Map(rows.map(({ userId, at }) => [userId, at.getTime()]))
  return pages.flatMap((page) => {
    if (!page.isBack()) return [`the page of ${page.name} is not back`]
    const late = (changes.get(page.userId) ?? 0) - page.toldAt()
    return late > 0 ? [`the page of ${page.name} was told ${late} ms before the last change`] : []
  })
}

export async function jobsLeft({ cluster: { db } }: Outcome) {
  const { rows } = await sql<{ what: string }>`
    select task_identifier || ' after ' || attempts || ' tries: ' || coalesce(last_error, 'never begun') as what
    from graphile_worker.jobs where run_at <= now() or attempts > 0`.execute(db)
  return rows.map(({ what }) => what)
}

/** PostgreSQL's own counter is gone with a crash; what it says is not. */
export const deadlocks = ({ cluster: { postgres } }: Outcome) =>
  postgres
    .says()
    .split('\n')
    .filter((line) => line.includes('deadlock detected'))

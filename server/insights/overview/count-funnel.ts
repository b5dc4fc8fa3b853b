import { sql } from 'kysely'
import { funnelStages } from '#market/insights/insight-scopes.ts'
import type { FunnelCounts } from '#market/insights/overview.ts'
import type { Period } from '#market/insights/period.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { withinDays } from '../conditions.ts'
import { hasReached } from '../funnel.ts'

/** Of the offers begun in a period, how many have come as far by now. */
export async function countFunnel(tx: Tx, period: Period): Promise<FunnelCounts> {
  const counts = funnelStages.map(
    (stage) => sql`count(*) filter (where ${hasReached(stage)}) as ${sql.ref(stage)}`,
  )
  const { rows } = await sql<FunnelCounts>`
    select ${sql.join(counts)} from offers o where ${withinDays(sql`o.created_at`, period)}`.execute(
    tx,
  )
  return rows[0] ?? NONE
}

const NONE: FunnelCounts = { draft: 0, sent: 0, answered: 0, countered: 0, accepted: 0, paid: 0 }

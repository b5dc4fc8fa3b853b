import { sql, type RawBuilder } from 'kysely'
import type { FunnelStage } from '#market/insights/insight-scopes.ts'

/** Whether an offer `o` has come as far as a stage of the funnel. */
export const hasReached = (stage: FunnelStage) => stages[stage]

const acted = (how: RawBuilder<unknown>) =>
  sql`exists (select from offer_revisions r where r.offer_id = o.id and ${how})`

const accepted = sql`o.state = 'accepted'`

const stages: Record<FunnelStage, RawBuilder<unknown>> = {
  draft: sql`true`,
  sent: sql`o.revision > 0`,
  // Who buys at the asking price needs no answer, and has it.
  answered: sql`(${accepted} or ${acted(sql`r.party = 'seller' and r.act in ('counter', 'accept', 'reject')`)})`,
  countered: acted(sql`r.act = 'counter'`),
  accepted,
  paid: sql`exists (
    select from purchase_orders p
    where p.offer_id = o.id and p.paid_at is not null and p.status <> 'canceled')`,
}

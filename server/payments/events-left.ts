import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import type { PaymentEventsTable } from './payment-tables.ts'

const MOST_SHOWN = 100

export type EventLeft = Pick<
  PaymentEventsTable,
  'id' | 'type' | 'providerSessionId' | 'paymentIntentId'
> & { receivedAt: Date; tries: number; tryAt: Date | null }

/** Events of the provider that are not handled yet, the latest first; those without a next try are left to staff. */
export async function eventsLeft(db: Database) {
  const { rows } = await sql<EventLeft>`
    select id, type, provider_session_id, payment_intent_id, received_at, tries, try_at
    from payment_events where handled_at is null
    order by received_at desc limit ${MOST_SHOWN}`.execute(db)
  const counted = await sql<{ left: number; inADay: number }>`
    select (select count(*) from payment_events where handled_at is null) as left,
      (select count(*) from payment_events where received_at > now() - interval '1 day') as in_a_day`.execute(
    db,
  )
  return { events: rows, ...(counted.rows[0] ?? { left: 0, inADay: 0 }) }
}

/** How many events are left to staff, and since when the first of them is. */
export async function eventsGivenUpSince(db: Database) {
  const { rows } = await sql<{ count: number; at: Date | null }>`
    select count(*) as count, min(received_at) as at from payment_events
    where handled_at is null and try_at is null`.execute(db)
  return rows[0] ?? { count: 0, at: null }
}

type EventsGivenUp = { kind: string; hour: Date; count: number; problem: string | null }

/** Events without a next try, by the hour they came in; the provider itself forgets them after a month. */
export async function eventsGivenUp(db: Database): Promise<EventsGivenUp[]> {
  const { rows } = await sql<EventsGivenUp>`
    select 'payment_event' as kind, date_trunc('hour', received_at) as hour, count(*),
      (array_agg(type order by received_at desc))[1] as problem
    from payment_events
    where handled_at is null and try_at is null and received_at > now() - interval '30 days'
    group by 2 order by 2`.execute(db)
  return rows
}

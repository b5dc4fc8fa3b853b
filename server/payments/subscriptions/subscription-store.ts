import { sql } from 'kysely'
import { endOf, type SubscriptionState } from '#market/samples/subscription.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { subscriptionColumns } from './subscription-tables.ts'

export const findSubscription = (db: Database | Tx, id: string) =>
  db.selectFrom('subscriptions').select(subscriptionColumns).where('id', '=', id).executeTakeFirst()

/** The one of a person that counts: what runs before what is over, then the newest. */
export const findSubscriptionOf = (db: Database | Tx, userId: number) =>
  db
    .selectFrom('subscriptions')
    .select(subscriptionColumns)
    .where('userId', '=', userId)
    .orderBy(sql`coalesce(ends_at, 'infinity') desc`)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()

type Reading = { state: SubscriptionState; userId: number; revision: number; now: Date }

/** Keeps what the provider says, unless somebody kept another reading since it was asked. */
export async function saveSubscription(tx: Tx, { state, userId, revision, now }: Reading) {
  const reading = {
    status: state.status,
    renewsAt: state.status === 'active' && !state.cancelsAt ? state.periodEnd : null,
    cancelsAt: state.status === 'gone' ? null : state.cancelsAt,
    endsAt: endOf(state),
    readAt: now,
  }
  const saved = await tx
    .insertInto('subscriptions')
    .values({
      ...reading,
      id: state.id,
      userId,
      customerId: state.customerId,
      createdAt: state.createdAt,
      revision: 1,
    })
    .onConflict((known) =>
      known
        .column('id')
        .doUpdateSet({ ...reading, revision: revision + 1 })
        .where('subscriptions.revision', '=', revision),
    )
    .returning('id')
    .executeTakeFirst()
  return saved !== undefined
}

const HOUR_MS = 3_600_000

/** Those that may have changed unheard: not over, and past their time or not asked about for a day. */
export async function subscriptionsToRead(db: Database, now: Date) {
  const rows = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('status', '<>', 'gone')
    .where('readAt', '<', new Date(now.getTime() - HOUR_MS / 6))
    .where((eb) =>
      eb.or([
        eb('renewsAt', '<=', now),
        eb('cancelsAt', '<=', now),
        eb('status', '<>', 'active'),
        eb('readAt', '<', new Date(now.getTime() - 24 * HOUR_MS)),
      ]),
    )
    .orderBy('readAt')
    .limit(500)
    .execute()
  return rows.map(({ id }) => id)
}

export const findSubscriber = (db: Database, userId: number) =>
  db.selectFrom('users').select(['id', 'email']).where('id', '=', userId).executeTakeFirst()

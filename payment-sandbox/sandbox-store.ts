import { sql, type ColumnType, type GeneratedAlways } from 'kysely'
import type { z } from 'zod'
import type { Database, Tx } from '#server/platform/database/database.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    sandboxObjects: {
      id: string
      kind: string
      body: ColumnType<unknown, object, object>
      createdAt: ColumnType<Date, Date | undefined, Date>
    }
    sandboxDeliveries: {
      id: GeneratedAlways<number>
      eventId: string
      dueAt: Date
      attempts: ColumnType<number, number | undefined, number>
      deliveredAt: Date | null
    }
    sandboxIdempotency: {
      key: string
      fingerprint: string
      answer: object
      status: number
      createdAt: ColumnType<Date, never, never>
    }
  }
}

type StoredObject = { id: string; object: string; [field: string]: unknown }
type Schema<Body extends StoredObject> = z.ZodType<Body>

export async function saveObject(tx: Tx, body: StoredObject) {
  await tx
    .insertInto('sandboxObjects')
    // Not the time of the transaction: several objects in one would have no order.
    .values({ id: body.id, kind: body.object, body, createdAt: sql<Date>`clock_timestamp()` })
    .onConflict((same) => same.column('id').doUpdateSet({ body }))
    .execute()
}

export async function findObject<Body extends StoredObject>(
  db: Database,
  schema: Schema<Body>,
  id: string,
) {
  const row = await objects(db).where('id', '=', id).executeTakeFirst()
  return schema.safeParse(row?.body).data
}

export async function lockObject<Body extends StoredObject>(
  tx: Tx,
  schema: Schema<Body>,
  id: string,
) {
  const row = await objects(tx).where('id', '=', id).forUpdate().executeTakeFirst()
  return schema.safeParse(row?.body).data
}

export type Listing = {
  kind: string
  limit: number
  createdFrom?: number | undefined
  after?: string | undefined
  paymentIntentId?: string | undefined
  customerId?: string | undefined
  destination?: string | undefined
  transferGroup?: string | undefined
  /** At whose account; null for the platform's own. */
  account?: string | null | undefined
}

/** Newest first, one more than the limit when there is more. */
export async function listObjects<Body extends StoredObject>(
  db: Database,
  schema: Schema<Body>,
  { kind, limit, createdFrom = 0, after, ...about }: Listing,
) {
  const rows = await objects(db)
    .where('kind', '=', kind)
    .where(sql<boolean>`(body->>'created')::bigint >= ${createdFrom}`)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (select created_at, id from sandbox_objects where id = ${after})`,
      ),
    )
    .where(isAbout('payment_intent', about.paymentIntentId))
    .where(isAbout('customer', about.customerId))
    .where(isAbout('destination', about.destination))
    .where(isAbout('transfer_group', about.transferGroup))
    .where(isAbout('account', about.account))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  return rows.map((row) => schema.parse(row.body))
}

export async function overdueSessionIds(db: Database, now: number) {
  const rows = await db
    .selectFrom('sandboxObjects')
    .select('id')
    .where('kind', '=', 'checkout.session')
    .where(sql<boolean>`body->>'status' = 'open' and (body->>'expires_at')::bigint <= ${now}`)
    .execute()
  return rows.map((row) => row.id)
}

/** The subscriptions whose month is over. */
export async function subscriptionIdsDue(db: Database, now: number) {
  const rows = await db
    .selectFrom('sandboxObjects')
    .select('id')
    .where('kind', '=', 'subscription')
    .where(sql<boolean>`body->>'status' in ('active', 'past_due')
      and (body#>>'{items,data,0,current_period_end}')::bigint <= ${now}`)
    .execute()
  return rows.map((row) => row.id)
}

const objects = (db: Database) => db.selectFrom('sandboxObjects').select('body')

/** Of each object, where nothing is asked. */
const isAbout = (field: string, asked: string | null | undefined) =>
  asked === undefined
    ? sql<boolean>`true`
    : sql<boolean>`body->>${field} is not distinct from ${asked}`

import { sql } from 'kysely'
import type { Database, Tx } from '#server/platform/database/database.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    idempotencyKeys: {
      userId: number
      key: string
      fingerprint: Buffer
      claim: number
      claimedUntil: Date
      actedAt: Date | null
      status: number | null
      answer: string | null
      createdAt: Date
    }
  }
}

export type KeyedRequest = { userId: number; key: string; fingerprint: Buffer }
export type Claim = KeyedRequest & { claim: number }

/** Longer than any request takes; a slower one cannot commit once another process has taken over. */
const CLAIM_SECONDS = 60
const KEPT_HOURS = 24

// No fsync here: the commit of the change itself flushes everything written before it.
const lazily = sql`lazily as materialized (select set_config('synchronous_commit', 'off', true))`

/** Claims a request; undefined while another process holds it, or once it is done. */
export async function claimRequest(
  db: Database,
  { userId, key, fingerprint }: KeyedRequest,
): Promise<number | undefined> {
  const { rows } = await sql<{ claim: number }>`
    with ${lazily}
    insert into idempotency_keys as known (user_id, key, fingerprint, claimed_until)
    select ${userId}::bigint, ${key}::text, ${fingerprint}::bytea, now() + make_interval(secs => ${CLAIM_SECONDS})
    from lazily
    on conflict (user_id, key) do update
    set claim = known.claim + 1, claimed_until = excluded.claimed_until, fingerprint = excluded.fingerprint,
      acted_at = null, status = null, answer = null, created_at = now()
    where known.created_at < now() - make_interval(hours => ${KEPT_HOURS})
      or (known.acted_at is null and known.status is null and known.claimed_until < now()
        and known.fingerprint = excluded.fingerprint)
    returning claim`.execute(db)
  return rows[0]?.claim
}

export async function findRequest(db: Database, { userId, key }: KeyedRequest) {
  return db
    .selectFrom('idempotencyKeys')
    .select([
      'fingerprint',
      'actedAt',
      'status',
      'answer',
      sql<boolean>`claimed_until > now()`.as('isHeld'),
    ])
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
}

/** Marks the request as done within the change's own transaction; false when another process has taken it over. */
export async function noteActed(tx: Tx, { userId, key, claim }: Claim) {
  const { numUpdatedRows } = await tx
    .updateTable('idempotencyKeys')
    .set({ actedAt: sql<Date>`coalesce(acted_at, now())` })
    .where('userId', '=', userId)
    .where('key', '=', key)
    .where('claim', '=', claim)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export type KeptAnswer = { status: number; answer: string | null }

export async function keepAnswer(
  db: Database,
  { userId, key, claim }: Claim,
  { status, answer }: KeptAnswer,
) {
  await sql`
    with ${lazily}
    update idempotency_keys set status = ${status}, answer = ${answer}
    from lazily
    where user_id = ${userId} and key = ${key} and claim = ${claim}`.execute(db)
}

/** Releases a request that broke off: it may be repeated if it changed nothing. */
export async function giveBack(db: Database, { userId, key, claim }: Claim) {
  await sql`
    with undone as (
      delete from idempotency_keys
      where user_id = ${userId} and key = ${key} and claim = ${claim} and acted_at is null)
    update idempotency_keys set claimed_until = now()
    where user_id = ${userId} and key = ${key} and claim = ${claim} and acted_at is not null`.execute(
    db,
  )
}

/** Releases a request that was refused, whatever was noted before the refusal. */
export async function giveBackRefused(db: Database, { userId, key, claim }: Claim) {
  await db
    .deleteFrom('idempotencyKeys')
    .where('userId', '=', userId)
    .where('key', '=', key)
    .where('claim', '=', claim)
    .execute()
}

export async function deleteExpiredIdempotencyKeys(db: Database) {
  await db
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<', sql<Date>`now() - make_interval(hours => ${KEPT_HOURS})`)
    .execute()
}

import { sql } from 'kysely'
import { secondFactorOf } from '#market/accounts/second-factor.ts'
import type { StaffRole } from '#market/accounts/staff-role.ts'
import type { BuyerViewer, Viewer } from '#market/accounts/viewer.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { closeSockets } from '#server/platform/live/close-sockets.ts'
import type { AccountTerms } from '#server/settings/terms.ts'
import type { SessionsTable } from '../account-tables.ts'
import { isOpenIn } from '../is-account-open.ts'
import { hashOf, newSecret } from '../secret.ts'

export const SESSION_DAYS = 7
const MOST_SESSIONS = 10
const whileAgo = sql<Date>`now() - interval '1 minute'`

type NewSession = { userId: number; origin: SessionsTable['origin']; userAgent: string | undefined }

/** Opens a session; only hashes of its two secrets are kept, and a user's oldest beyond ten are dropped. */
export async function openSession(tx: Tx, { userId, origin, userAgent }: NewSession) {
  // One at a time per user, or two concurrent sign-ins would leave eleven sessions.
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const token = newSecret()
  const bearer = newSecret()
  const { id } = await tx
    .insertInto('sessions')
    .values({
      userId,
      origin,
      tokenHash: hashOf(token),
      bearerHash: hashOf(bearer),
      userAgent: userAgent?.slice(0, 300) ?? null,
      expiresAt: sql`now() + make_interval(days => ${SESSION_DAYS})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await dropOldest(tx, userId)
  return { id, token, bearer }
}

async function dropOldest(tx: Tx, userId: number) {
  const kept = tx
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .limit(MOST_SESSIONS)
  const dropped = await tx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', 'not in', kept)
    .returning('id')
    .execute()
  for (const { id } of dropped) await closeSockets(tx, { userId, sessionId: id, reconnect: false })
}

/** Ends one session; false when it had ended already. */
export async function endSession(tx: Tx, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends all sessions of a user and returns their ids. */
export const endSessionsOf = (tx: Tx, userId: number) =>
  tx.deleteFrom('sessions').where('userId', '=', userId).returning('id').execute()

/** Whether a mailed link opened this session within the last minutes. */
export async function isFromFreshLink(db: Database, sessionId: string, minutes: number) {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('origin', 'in', ['magic_link', 'reset_link'])
    .where('createdAt', '>', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .executeTakeFirst()
  return session !== undefined
}

// A staff session expires sooner when idle.
const STAFF_IDLE_HOURS = 72
const isOver = sql`(s.expires_at <= now()
  or u.admin and s.last_seen_at <= now() - make_interval(hours => ${sql.lit(STAFF_IDLE_HOURS)}))`

/** Ends expired sessions and closes their sockets. */
export const endOverSessions = (db: Database) =>
  transact(db, async (tx) => {
    const { rows } = await sql<{ id: string; userId: number }>`
      delete from sessions where id in (
        select s.id from sessions s join users u on u.id = s.user_id where ${isOver}
        for update of s skip locked)
      returning id, user_id`.execute(tx)
    for (const { id: sessionId, userId } of rows)
      await closeSockets(tx, { userId, sessionId, reconnect: false })
  })

/** One of a session's two secrets. */
export type Secret = { kind: 'cookie' | 'bearer'; token: string }

/** The database, and whether demo accounts work. */
export type Accounts = {
  db: Database
  terms: Pick<AccountTerms, 'demo' | 'secondFactorRequired'>
}

/** The user of a session secret; undefined when it is unknown, expired, or of a closed account. */
export async function findViewer(
  { db, terms }: Accounts,
  { kind, token }: Secret,
): Promise<Viewer | undefined> {
  const { rows } = await sql<Row>`
    select s.id as session_id, s.last_seen_at < ${whileAgo} as is_new_sight, u.id as user_id, u.status, u.admin, u.staff_role as role, u.password_hash is not null as has_password,
      u.address_proven_at is not null as address_proven,
      b.id as buyer_id, jsonb_build_object('resale_channels', b.resale_channels, 'resale_states', b.resale_states) as resale,
      l.id as seller_id, l.description <> '' as has_description,
      f.set_up_at is not null as has_second_factor, s.second_factor_at, now() as looked_up_at
    from sessions s join users u on u.id = s.user_id
    left join buyers b on b.user_id = u.id left join sellers l on l.user_id = u.id
    left join second_factors f on f.user_id = u.id
    where ${kind === 'cookie' ? sql`s.token_hash` : sql`s.bearer_hash`} = ${hashOf(token)} and not ${isOver}
      and ${isOpenIn(terms)}
  `.execute(db)
  if (!rows[0]) return undefined
  const { isNewSight, ...person } = rows[0]
  if (isNewSight) noteSeen(db, person.sessionId)
  return viewerFrom(person, terms)
}

/** At most once a minute and without waiting; a failed update is repaired by the next. */
function noteSeen(db: Database, sessionId: string) {
  void db
    .updateTable('sessions')
    .set({ lastSeenAt: sql`now()` })
    .where('id', '=', sessionId)
    .where('lastSeenAt', '<', whileAgo)
    .execute()
    .catch(() => {})
}

type Row = Person & { isNewSight: boolean }
type Person = Pick<Viewer, 'sessionId' | 'userId' | 'status' | 'hasPassword' | 'addressProven'> & {
  admin: boolean
  role: StaffRole
  buyerId: number | null
  resale: BuyerViewer['resale']
  sellerId: number | null
  hasDescription: boolean | null
  hasSecondFactor: boolean
  secondFactorAt: Date | null
  lookedUpAt: Date
}

function viewerFrom(
  {
    admin,
    role,
    buyerId,
    resale,
    sellerId,
    hasDescription,
    hasSecondFactor: isSetUp,
    secondFactorAt: provenAt,
    lookedUpAt,
    ...person
  }: Person,
  { secondFactorRequired: isRequired }: Accounts['terms'],
): Viewer {
  if (admin) {
    const secondFactor = secondFactorOf({ isRequired, isSetUp, provenAt })
    return { ...person, party: 'admin', role, secondFactor, provenAt, lookedUpAt }
  }
  if (buyerId !== null) return { ...person, party: 'buyer', buyerId, resale }
  if (sellerId !== null)
    return { ...person, party: 'seller', sellerId, hasDescription: hasDescription === true }
  return { ...person, party: 'subscriber' }
}

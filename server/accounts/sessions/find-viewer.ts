import { sql } from 'kysely'
import { secondFactorOf } from '#market/accounts/second-factor.ts'
import type { StaffRole } from '#market/accounts/staff-role.ts'
import type { BuyerViewer, Viewer } from '#market/accounts/viewer.ts'
import { askTogether } from '#server/platform/ask-together.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { AccountTerms } from '#server/settings/terms.ts'
import { isOpenIn } from '../is-account-open.ts'
import { hashOf } from '../secret.ts'
import { isOver } from './session-store.ts'

const whileAgo = sql<Date>`now() - interval '1 minute'`

/** One of a session's two secrets. */
export type Secret = { kind: 'cookie' | 'bearer'; token: string }

/** The database, and whether demo accounts work. */
export type Accounts = {
  db: Database
  terms: Pick<AccountTerms, 'demo' | 'secondFactorRequired'>
}

/** The user of a session secret; undefined when it is unknown, expired, or of a closed account. */
export type FindViewer = (secret: Secret) => Promise<Viewer | undefined>

/**
 * Looks up who calls, again for each call, so that no session outlives its end; calls that come at the same time
 * are looked up together (decision 83).
 */
export function viewerFinder(accounts: Accounts): FindViewer {
  const find = {
    cookie: askTogether((hashes: readonly string[]) => findViewers(accounts, 'cookie', hashes)),
    bearer: askTogether((hashes: readonly string[]) => findViewers(accounts, 'bearer', hashes)),
  }
  return ({ kind, token }) => find[kind](hashOf(token).toString('hex'))
}

/** By the hash of their secret, in hexadecimal digits. */
async function findViewers(
  { db, terms }: Accounts,
  kind: Secret['kind'],
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Viewer>> {
  const hash = kind === 'cookie' ? sql`s.token_hash` : sql`s.bearer_hash`
  const wanted = hashes.map((each) => Buffer.from(each, 'hex'))
  // One alone has a statement of its own, which PostgreSQL plans once.
  const isWanted =
    wanted.length === 1 ? sql`${hash} = ${wanted[0]}` : sql`${hash} = any(${wanted}::bytea[])`
  const { rows } = await sql<Row>`
    select encode(${hash}, 'hex') as hash,
      s.id as session_id, s.last_seen_at < ${whileAgo} as is_new_sight, u.id as user_id, u.status, u.admin, u.staff_role as role, u.password_hash is not null as has_password,
      u.address_proven_at is not null as address_proven,
      b.id as buyer_id, jsonb_build_object('resale_channels', b.resale_channels, 'resale_states', b.resale_states) as resale,
      l.id as seller_id, l.description <> '' as has_description,
      f.set_up_at is not null as has_second_factor, s.second_factor_at, now() as looked_up_at
    from sessions s join users u on u.id = s.user_id
    left join buyers b on b.user_id = u.id left join sellers l on l.user_id = u.id
    left join second_factors f on f.user_id = u.id
    where ${isWanted} and not ${isOver}
      and ${isOpenIn(terms)}
  `.execute(db)
  return new Map(
    rows.map(({ hash: found, isNewSight, ...person }) => {
      if (isNewSight) noteSeen(db, person.sessionId)
      return [found, viewerFrom(person, terms)]
    }),
  )
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

type Row = Person & { hash: string; isNewSight: boolean }
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

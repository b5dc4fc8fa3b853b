import DataLoader from 'dataloader'
import { sql } from 'kysely'
import { secondFactorOf } from '#market/accounts/second-factor.ts'
import type { StaffRole } from '#market/accounts/staff-role.ts'
import type { BuyerViewer, Viewer } from '#market/accounts/viewer.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { AccountTerms } from '#server/settings/terms.ts'
import { isOpenIn } from '../is-account-open.ts'
import { hashOf } from '../secret.ts'
import { isOver } from './session-store.ts'

const MOST_AT_ONCE = 100
const whileAgo = sql<Date>`now() - interval '1 minute'`

/** One of a session's two secrets. */
export type Secret = { kind: 'cookie' | 'bearer'; token: string }

// Whether demo accounts work, and whether staff need a second factor.
type Terms = Pick<AccountTerms, 'demo' | 'secondFactorRequired'>
export type Accounts = { db: Database; terms: Terms }

export type FindViewer = (secret: Secret) => Promise<Viewer | undefined>

/**
 * Finds the user of a session secret; undefined when it is unknown, expired, or of a closed account. Every call
 * asks PostgreSQL, so that a session ends everywhere at once; calls that come while a question is on its way are
 * asked about together in the next one.
 */
export function viewerFinder(accounts: Accounts): FindViewer {
  let answered: Promise<unknown> = Promise.resolve()
  const loader = new DataLoader<Sought, Viewer | undefined>(
    (sought) => {
      const found = findViewers(accounts, sought)
      answered = found.catch(() => {})
      return found
    },
    {
      cache: false,
      maxBatchSize: MOST_AT_ONCE,
      batchScheduleFn: (ask) => void answered.then(ask),
    },
  )
  return ({ kind, token }) => loader.load({ kind, hash: hashOf(token) })
}

type Sought = { kind: Secret['kind']; hash: Buffer }

/** One for each of those sought, in their order. */
async function findViewers({ db, terms }: Accounts, sought: readonly Sought[]) {
  const hashesOf = (asked: Secret['kind']) =>
    sought.filter(({ kind }) => kind === asked).map(({ hash }) => hash)
  const { rows } = await sql<Row>`
    select s.token_hash, s.bearer_hash, s.id as session_id, s.last_seen_at < ${whileAgo} as is_new_sight, u.id as user_id, u.status, u.admin, u.staff_role as role, u.password_hash is not null as has_password,
      u.address_proven_at is not null as address_proven,
      b.id as buyer_id, jsonb_build_object('resale_channels', b.resale_channels, 'resale_states', b.resale_states) as resale,
      l.id as seller_id, l.description <> '' as has_description,
      f.set_up_at is not null as has_second_factor, s.second_factor_at, now() as looked_up_at
    from sessions s join users u on u.id = s.user_id
    left join buyers b on b.user_id = u.id left join sellers l on l.user_id = u.id
    left join second_factors f on f.user_id = u.id
    where (s.token_hash = any(${hashesOf('cookie')}::bytea[]) or s.bearer_hash = any(${hashesOf('bearer')}::bytea[])) and not ${isOver}
      and ${isOpenIn(terms)}
  `.execute(db)
  const found = new Map<string, Viewer>()
  for (const { isNewSight, tokenHash, bearerHash, ...person } of rows) {
    if (isNewSight) noteSeen(db, person.sessionId)
    const viewer = viewerFrom(person, terms)
    found.set(nameOf({ kind: 'cookie', hash: tokenHash }), viewer)
    if (bearerHash) found.set(nameOf({ kind: 'bearer', hash: bearerHash }), viewer)
  }
  return sought.map((each) => found.get(nameOf(each)))
}

const nameOf = ({ kind, hash }: Sought) => `${kind} ${hash.toString('base64')}`

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

type Row = Person & { isNewSight: boolean; tokenHash: Buffer; bearerHash: Buffer | null }
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
  { secondFactorRequired: isRequired }: Terms,
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

import { sql } from 'kysely'
import type { LinkKind } from '#market/accounts/account-link.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { MOST_LINK_USES } from '../void-links-of.ts'

export type Link = { kind: LinkKind; tokenHash: Buffer }

type NewLink = Link & { userId: number; seconds: number }

export async function insertLink(tx: Tx, { seconds, ...link }: NewLink) {
  await tx
    .insertInto('accountLinks')
    .values({ ...link, expiresAt: sql`now() + make_interval(secs => ${seconds})` })
    .execute()
}

const AGAIN_MINUTES = 15
const againUntil = sql<Date>`now() - make_interval(mins => ${AGAIN_MINUTES})`

/** A use of a link: which one it was, and what the use before it left behind. */
export type LinkUse = {
  linkId: number
  /** The session that the use before opened, unless it is that of the same browser. */
  endsSession: string | null
  passwordChosen: boolean
}

/** `sessionId`: that of the browser which opens it. */
type Taking = Link & { sessionId: string | null }

/**
 * Uses a link; undefined when it is not good any more. One that signs in opens again within minutes of its first use,
 * since a mail scanner that runs scripts may have been there first (decision I24). The browser whose session it opened
 * may open it again without its being counted.
 */
export async function takeLink(
  tx: Tx,
  { kind, tokenHash, sessionId }: Taking,
): Promise<LinkUse | undefined> {
  const { rows } = await sql<LinkUse>`
    update account_links set used_at = coalesce(used_at, now()),
      uses = case when session_id = ${sessionId}::uuid then uses else uses + 1 end
    where token_hash = ${tokenHash} and kind = ${kind}
      and (used_at is null and expires_at > now()
        or kind = 'magic' and used_at > ${againUntil} and uses > 0
          and (uses < ${MOST_LINK_USES} or session_id = ${sessionId}::uuid))
    returning id as link_id, password_chosen,
      case when session_id = ${sessionId}::uuid then null else session_id end as ends_session`.execute(
    tx,
  )
  return rows[0]
}

/** Notes which session a use of a link opened. */
export async function noteLinkSession(tx: Tx, { linkId, endsSession }: LinkUse, sessionId: string) {
  await tx
    .updateTable('accountLinks')
    .set({ sessionId, ...(endsSession !== null && { passwordChosen: false }) })
    .where('id', '=', linkId)
    .execute()
}

/** A password was chosen in a session that a link had opened, and another session takes its place. */
export async function followSession(tx: Tx, before: string, after: string) {
  await tx
    .updateTable('accountLinks')
    .set({ sessionId: after, passwordChosen: true })
    .where('sessionId', '=', before)
    .execute()
}

/** The user of a link, valid or not. */
export async function ownerOfLink(tx: Tx, { kind, tokenHash }: Link): Promise<number | undefined> {
  const link = await tx
    .selectFrom('accountLinks')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return link?.userId
}

type Which = {
  kind?: LinkKind
  /** Leaves the link that opened this session as it is. */
  except?: string | undefined
}

/** Ends the links of a user that still open something, all or those of one kind. */
export async function voidLinks(tx: Tx, userId: number, { kind, except }: Which = {}) {
  await tx
    .updateTable('accountLinks')
    .set({ usedAt: sql`coalesce(used_at, now())`, uses: MOST_LINK_USES })
    .where('userId', '=', userId)
    .where((eb) => eb.or([eb('usedAt', 'is', null), eb('usedAt', '>', againUntil)]))
    .$if(kind !== undefined, (links) => links.where('kind', '=', kind ?? 'magic'))
    .$if(except !== undefined, (links) =>
      links.where((eb) =>
        eb.or([eb('sessionId', 'is', null), eb('sessionId', '<>', except ?? '')]),
      ),
    )
    .execute()
}

// Until then, the page of an expired link can request a new one.
const REMEMBERED_DAYS = 30

export async function deleteExpiredLinks(db: Database) {
  await sql`
    delete from account_links where id in (
      select id from account_links where expires_at < now() - make_interval(days => ${REMEMBERED_DAYS})
      for update skip locked)`.execute(db)
}

const LINKS_AT_ONCE = 3
const SECONDS_APART = 600

/** How long the next link of a kind must wait when the last hour's limit is reached. */
export async function secondsToNextLink(
  tx: Tx,
  { userId, kind }: { userId: number; kind: LinkKind },
): Promise<number> {
  const { rows } = await sql<{ count: number; wait: number | null }>`
    select count(*) as count, extract(epoch from max(created_at) - now())::float8 + ${SECONDS_APART}::float8 as wait
    from account_links
    where user_id = ${userId} and kind = ${kind} and created_at > now() - interval '1 hour'`.execute(
    tx,
  )
  const { count = 0, wait } = rows[0] ?? {}
  return count < LINKS_AT_ONCE ? 0 : (wait ?? 0)
}

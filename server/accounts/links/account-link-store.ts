import { sql } from 'kysely'
import type { LinkKind } from '#market/accounts/account-link.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'

export type Link = { kind: LinkKind; tokenHash: Buffer }

type NewLink = Link & { userId: number; seconds: number }

export async function insertLink(tx: Tx, { seconds, ...link }: NewLink) {
  await tx
    .insertInto('accountLinks')
    .values({ ...link, expiresAt: sql`now() + make_interval(secs => ${seconds})` })
    .execute()
}

/** Consumes a link; false when it was no longer valid. */
export async function takeLink(tx: Tx, { kind, tokenHash }: Link): Promise<boolean> {
  const taken = await tx
    .updateTable('accountLinks')
    .set({ usedAt: sql`now()` })
    .where('tokenHash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
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

/** Ends the unused links of a user, all or those of one kind. */
export async function voidLinks(tx: Tx, userId: number, kind?: LinkKind) {
  await tx
    .updateTable('accountLinks')
    .set({ usedAt: sql`now()` })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .$if(kind !== undefined, (links) => links.where('kind', '=', kind ?? 'magic'))
    .execute()
}

// Until then, the page of an expired link can request a new one.
const REMEMBERED_DAYS = 30

export async function forgetDeadLinks(db: Database) {
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

import { sql, type Generated } from 'kysely'
import type { Database, Tx } from '#server/platform/database/database.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    knownBrowsers: KnownBrowsersTable
  }
}

type KnownBrowsersTable = {
  userId: number
  tokenHash: Buffer
  userAgent: string
  address: string
  lastUsedAt: Generated<Date>
}

const MOST_BROWSERS = 20
const KEPT_DAYS = 365

/** Whose account an e-mail address is, and whether this browser has signed in there before. */
export async function findSignIn(db: Database | Tx, email: string, browserHash: Buffer) {
  const { rows } = await sql<{ id: number; passwordHash: string | null; isKnown: boolean }>`
    select u.id, u.password_hash, exists (
      select from known_browsers k where k.user_id = u.id and k.token_hash = ${browserHash}) as is_known
    from users u where lower(u.email) = ${email.trim().toLowerCase()}`.execute(db)
  return rows[0]
}

/** Whether a browser's token was made here, for whichever account. */
export async function isOurToken(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const browser = await tx
    .selectFrom('knownBrowsers')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .limit(1)
    .executeTakeFirst()
  return browser !== undefined
}

type SignInOrigin = { userId: number; userAgent: string; address: string }

export async function isBrowserOf(tx: Tx, userId: number, tokenHash: Buffer): Promise<boolean> {
  const browser = await tx
    .selectFrom('knownBrowsers')
    .select('userId')
    .where('userId', '=', userId)
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return browser !== undefined
}

/** What looked the same and came from the same address when it signed in. */
export const findLike = (tx: Tx, { userId, userAgent, address }: SignInOrigin) =>
  tx
    .selectFrom('knownBrowsers')
    .select('tokenHash')
    .where('userId', '=', userId)
    .where('userAgent', '=', userAgent)
    .where('address', '=', address)
    .executeTakeFirst()

export async function deleteBrowser(tx: Tx, userId: number, tokenHash: Buffer) {
  await tx
    .deleteFrom('knownBrowsers')
    .where('userId', '=', userId)
    .where('tokenHash', '=', tokenHash)
    .execute()
}

/** Keeps a browser as one of this user's; those used longest ago beyond the most are forgotten. */
export async function storeBrowser(tx: Tx, browser: SignInOrigin & { tokenHash: Buffer }) {
  const { userAgent, address } = browser
  await tx
    .insertInto('knownBrowsers')
    .values(browser)
    .onConflict((known) =>
      known
        .columns(['userId', 'tokenHash'])
        .doUpdateSet({ userAgent, address, lastUsedAt: sql`now()` }),
    )
    .execute()
  await sql`
    delete from known_browsers where user_id = ${browser.userId} and token_hash not in (
      select token_hash from known_browsers where user_id = ${browser.userId}
      order by last_used_at desc limit ${MOST_BROWSERS})`.execute(tx)
}

/** Forgets every browser of a user, but for the one named. */
export async function forgetBrowsers(tx: Tx, userId: number, kept?: Buffer) {
  await tx
    .deleteFrom('knownBrowsers')
    .where('userId', '=', userId)
    .$if(kept !== undefined, (browsers) => browsers.where('tokenHash', '<>', kept ?? Buffer.of()))
    .execute()
}

export async function forgetUnusedBrowsers(db: Database) {
  await sql`
    delete from known_browsers where last_used_at < now() - make_interval(days => ${KEPT_DAYS})
  `.execute(db)
}

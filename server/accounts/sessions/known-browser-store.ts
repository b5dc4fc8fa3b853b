import { sql, type Generated } from 'kysely'
import { emailIn } from '#market/accounts/email.ts'
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

/** The account of an email address, and whether this browser has signed in to it before. */
export async function findSignIn(db: Database | Tx, email: string, browserHash: Buffer) {
  const { rows } = await sql<{ id: number; passwordHash: string | null; isKnown: boolean }>`
    select u.id, u.password_hash, exists (
      select from known_browsers k where k.user_id = u.id and k.token_hash = ${browserHash}) as is_known
    from users u where lower(u.email) = ${emailIn(email).toLowerCase()}`.execute(db)
  return rows[0]
}

/** Whether we issued a browser's token, for whichever account. */
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

/** An entry with the same user agent and address. */
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

/** Stores a browser of this user; the least recently used ones beyond the limit are deleted. */
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

/** Deletes every known browser of a user except one. */
export async function deleteBrowsers(tx: Tx, userId: number, kept?: Buffer) {
  await tx
    .deleteFrom('knownBrowsers')
    .where('userId', '=', userId)
    .$if(kept !== undefined, (browsers) => browsers.where('tokenHash', '<>', kept ?? Buffer.of()))
    .execute()
}

export async function deleteUnusedBrowsers(db: Database) {
  await sql`
    delete from known_browsers where last_used_at < now() - make_interval(days => ${KEPT_DAYS})
  `.execute(db)
}

import { emailIn } from '#market/accounts/email.ts'
import { countAgainstLimit } from '../rate-limit-store.ts'
import type { AccountDeps } from '../account-deps.ts'
import { browserHashOf } from '../sessions/known-browser.ts'
import type { Browser } from '../sessions/start-session.ts'

const WINDOW = 3 * 60
const ADDRESS_TRIES = 30
const ACCOUNT_TRIES = 10

type Limited = Pick<AccountDeps, 'db' | 'addressFactor'>

/** Counts one password guess, by address and by account (decision I10). */
export async function countPasswordTry(
  deps: Limited,
  { email, address }: { email: string; address: string },
) {
  await countAddressTry(deps, `sign-in address ${address}`)
  await countAgainstLimit(deps.db, {
    key: `sign-in account ${emailIn(email).toLowerCase()}`,
    calls: ACCOUNT_TRIES,
    perSeconds: WINDOW,
  })
}

/**
 * Counts one guess from a browser that has signed in to the account before: it has tries of its own, so that
 * guesses elsewhere cannot lock the owner out.
 */
export const countKnownBrowserTry = (db: AccountDeps['db'], userId: number, browser: Browser) =>
  countAgainstLimit(db, {
    key: `sign-in at ${userId} in browser ${browserHashOf(browser).toString('base64url')}`,
    calls: ACCOUNT_TRIES,
    perSeconds: WINDOW,
  })

/** Counts one guess of a signed-in user at their own password. */
export const countOwnPasswordTry = (db: AccountDeps['db'], sessionId: string) =>
  countAgainstLimit(db, {
    key: `password in session ${sessionId}`,
    calls: ACCOUNT_TRIES,
    perSeconds: WINDOW,
  })

/** Counts one guess at a link, which has no account to count by. */
export const countLinkTry = (deps: Limited, address: string) =>
  countAddressTry(deps, `link address ${address}`)

const countAddressTry = ({ db, addressFactor }: Limited, key: string) =>
  countAgainstLimit(db, { key, calls: ADDRESS_TRIES * addressFactor, perSeconds: WINDOW })

import { countAgainstLimit } from './rate-limit-store.ts'
import type { AccountDeps } from './account-deps.ts'
import { browserHashOf } from './known-browser.ts'
import type { Browser } from './start-session.ts'

const WINDOW = 3 * 60
const ADDRESS_TRIES = 30
const ACCOUNT_TRIES = 10

type Limited = Pick<AccountDeps, 'db' | 'addressFactor'>

/** Counts one guess at a password, from an address and at an account (decision I10). */
export async function spendPasswordTry(
  deps: Limited,
  { email, address }: { email: string; address: string },
) {
  await spendAddressTry(deps, `sign-in address ${address}`)
  await countAgainstLimit(deps.db, {
    key: `sign-in account ${email.trim().toLowerCase()}`,
    calls: ACCOUNT_TRIES,
    perSeconds: WINDOW,
  })
}

/**
 * Counts one guess in a browser that has signed in to the account before: it has tries of its own, so that
 * nobody's guesses elsewhere keep its owner out.
 */
export const spendKnownTry = (db: AccountDeps['db'], userId: number, browser: Browser) =>
  countAgainstLimit(db, {
    key: `sign-in at ${userId} in browser ${browserHashOf(browser).toString('base64url')}`,
    calls: ACCOUNT_TRIES,
    perSeconds: WINDOW,
  })

/** Counts one guess at the own password by somebody who is signed in. */
export const spendOwnPasswordTry = (db: AccountDeps['db'], sessionId: string) =>
  countAgainstLimit(db, {
    key: `password in session ${sessionId}`,
    calls: ACCOUNT_TRIES,
    perSeconds: WINDOW,
  })

/** Counts one guess at a link; it has no account that could be counted. */
export const spendLinkTry = (deps: Limited, address: string) =>
  spendAddressTry(deps, `link address ${address}`)

const spendAddressTry = ({ db, addressFactor }: Limited, key: string) =>
  countAgainstLimit(db, { key, calls: ADDRESS_TRIES * addressFactor, perSeconds: WINDOW })

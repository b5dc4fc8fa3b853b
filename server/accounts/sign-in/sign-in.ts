import { INCORRECT_SIGN_IN } from '#market/accounts/session-api.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { AccountDeps } from '../account-deps.ts'
import { browserHashOf } from '../sessions/known-browser.ts'
import { findSignIn } from '../sessions/known-browser-store.ts'
import { noteFailedSignIn } from './note-failed-sign-in.ts'
import { noteSignIn } from './note-sign-in.ts'
import { isOpen } from '../is-account-open.ts'
import { isPassword } from '../hash-password.ts'
import { lockPerson } from '../person-store.ts'
import { readCurrentUser } from '../sessions/read-current-user.ts'
import { countKnownBrowserTry, countPasswordTry } from './sign-in-rate-limits.ts'
import { startSession, type Browser } from '../sessions/start-session.ts'

type SignIn = { email: string; password: string }

/** Opens a session for the right password; neither the answer nor its time reveals whether an account exists. */
export async function signIn(deps: AccountDeps, { email, password }: SignIn, browser: Browser) {
  const { db, terms } = deps
  const account = await findSignIn(db, email, browserHashOf(browser))
  if (account?.isKnown) await countKnownBrowserTry(db, account.id, browser)
  else await countPasswordTry(deps, { email, address: browser.address })

  const right = await isPassword(password, account?.passwordHash)
  if (!account || !right) {
    await noteFailedSignIn(db, { userId: account?.id, browser })
    throw new Refusal(INCORRECT_SIGN_IN, 401)
  }
  const { id: userId } = account
  return transact(db, async (tx) => {
    const person = await lockPerson(tx, userId)
    // Changed since it was looked at, and with it every session of the old one ended; or an account that does not work.
    if (person?.passwordHash !== account.passwordHash || !isOpen(person, terms))
      throw new Refusal(INCORRECT_SIGN_IN, 401)
    const session = await startSession(tx, { userId, origin: 'password', browser })
    const known = await noteSignIn({ tx, terms }, { person, act: 'signed in', browser })
    const user = await readCurrentUser({ db: tx, terms }, { userId, sessionId: session.id })
    return { session: { ...session, known }, user }
  })
}

import { INCORRECT_SIGN_IN } from '#market/accounts/session-api.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Door } from './door.ts'
import { isPassword } from './password.ts'
import { holdPerson } from './person-store.ts'
import { readCurrentUser } from './read-current-user.ts'
import { spendPasswordTry } from './sign-in-limits.ts'
import { startSession, type Browser } from './start-session.ts'
import { findSignIn } from './user-store.ts'

type SignIn = { email: string; password: string }

/** Opens a session for the right password; the answer, and its time, do not tell whether an account exists. */
export async function signIn(door: Door, { email, password }: SignIn, browser: Browser) {
  await spendPasswordTry(door, { email, address: browser.address })

  const account = await findSignIn(door.db, email)
  const right = await isPassword(password, account?.passwordHash)
  if (!account || !right) throw new Refusal(INCORRECT_SIGN_IN, 401)

  return transact(door.db, async (tx) => {
    const person = await holdPerson(tx, account.id)
    // Changed since it was looked at, and with it every session of the old one ended.
    if (person?.passwordHash !== account.passwordHash) throw new Refusal(INCORRECT_SIGN_IN, 401)
    const session = await startSession(tx, { userId: account.id, origin: 'password', browser })
    return {
      session,
      user: await readCurrentUser(tx, { userId: account.id, sessionId: session.id }),
    }
  })
}

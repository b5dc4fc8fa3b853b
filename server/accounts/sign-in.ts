import { INCORRECT_SIGN_IN } from '#market/accounts/session-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { spendAttempt } from './attempt-store.ts'
import { isPassword } from './password.ts'
import { readCurrentUser } from './read-current-user.ts'
import { openSession } from './session-store.ts'
import { findSignIn } from './user-store.ts'

const WINDOW = 3 * 60

type SignIn = {
  email: string
  password: string
  address: string
  addressFactor: number
  userAgent: string | undefined
}

/** Opens a session for the right password; the answer, and its time, do not tell whether an account exists. */
export async function signIn(db: Database, given: SignIn) {
  const email = given.email.trim().toLowerCase()
  const perAddress = 30 * given.addressFactor
  await spendAttempt(db, {
    key: `sign-in address ${given.address}`,
    calls: perAddress,
    perSeconds: WINDOW,
  })
  await spendAttempt(db, { key: `sign-in account ${email}`, calls: 10, perSeconds: WINDOW })

  const account = await findSignIn(db, email)
  const right = await isPassword(given.password, account?.passwordHash)
  if (!account || !right) throw new Refusal(INCORRECT_SIGN_IN, 401)

  return db.transaction().execute(async (tx) => {
    const session = await openSession(tx, {
      userId: account.id,
      origin: 'password',
      userAgent: given.userAgent,
    })
    return { session, user: await readCurrentUser(tx, account.id) }
  })
}

import { transact } from '#server/platform/database/transact.ts'
import { refuseCommonPassword } from '../common-passwords.ts'
import type { AccountDeps } from '../account-deps.ts'
import { hashPassword } from '../hash-password.ts'
import { noteSignIn } from '../sign-in/note-sign-in.ts'
import { noteProof } from '../links/prove-address.ts'
import { readCurrentUser } from '../sessions/read-current-user.ts'
import { redeemLink } from '../links/redeem-link.ts'
import { setPassword } from './set-password.ts'
import { countLinkTry } from '../sign-in/sign-in-rate-limits.ts'
import { startSession, type Browser } from '../sessions/start-session.ts'

type Reset = { password: string; reset_password_token: string; switch?: boolean | undefined }

/** Sets the password of the link's recipient and signs them in. */
export async function resetPassword(deps: AccountDeps, given: Reset, browser: Browser) {
  const { db, terms } = deps
  await countLinkTry(deps, browser.address)
  await refuseCommonPassword(given.password)
  const passwordHash = await hashPassword(given.password)
  return transact(db, async (tx) => {
    const { person: redeemed } = await redeemLink(
      { tx, terms },
      {
        kind: 'reset',
        token: given.reset_password_token,
        browser,
        mayReplace: given.switch === true,
      },
    )
    await noteProof(tx, { person: redeemed, browser })
    const person = { ...redeemed, addressProven: true }
    // A person who was approved but never used the first link can reset too: then this is their first password.
    await setPassword({ tx, terms }, { person, passwordHash, isMilestone: true, browser })
    const session = await startSession(tx, { userId: person.userId, origin: 'reset_link', browser })
    const act = 'signed in by reset link'
    const known = await noteSignIn({ tx, terms }, { person: redeemed, act, browser })
    return {
      session: { ...session, known },
      user: await readCurrentUser(
        { db: tx, terms },
        { userId: person.userId, sessionId: session.id },
      ),
    }
  })
}

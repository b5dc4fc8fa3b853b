import { transact } from '#server/platform/database/transact.ts'
import type { AccountDeps } from '../account-deps.ts'
import { claimAccount } from './prove-address.ts'
import { readCurrentUser } from '../sessions/read-current-user.ts'
import { noteSignIn } from '../sign-in/note-sign-in.ts'
import { countLinkTry } from '../sign-in/sign-in-rate-limits.ts'
import { startSession, type Browser } from '../sessions/start-session.ts'
import { redeemLink } from './redeem-link.ts'

/** Opens a session for the link's recipient, once. */
export async function signInByLink(deps: AccountDeps, token: string, browser: Browser) {
  await countLinkTry(deps, browser.address)
  return transact(deps.db, async (tx) => {
    const person = await redeemLink({ tx, terms: deps.terms }, { kind: 'magic', token })
    const { userId } = person
    await claimAccount(tx, { person, browser })
    const session = await startSession(tx, { userId, origin: 'magic_link', browser })
    const known = await noteSignIn(
      { tx, terms: deps.terms },
      { person, act: 'signed in by link', browser },
    )
    const user = await readCurrentUser(
      { db: tx, terms: deps.terms },
      { userId, sessionId: session.id },
    )
    return { session: { ...session, known }, user }
  })
}

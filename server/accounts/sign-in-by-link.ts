import { transact } from '#server/platform/database/transact.ts'
import type { AccountDeps } from './account-deps.ts'
import { claimAccount } from './prove-address.ts'
import { readCurrentUser } from './read-current-user.ts'
import { noteSignIn } from './note-sign-in.ts'
import { spendLinkTry } from './sign-in-rate-limits.ts'
import { startSession, type Browser } from './start-session.ts'
import { redeemLink } from './redeem-link.ts'

/** Opens a session for whoever was mailed this link, once. */
export async function signInByLink(deps: AccountDeps, token: string, browser: Browser) {
  await spendLinkTry(deps, browser.address)
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

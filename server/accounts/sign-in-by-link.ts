import { transact } from '#server/platform/database/transact.ts'
import type { Door } from './door.ts'
import { claimAccount } from './prove-address.ts'
import { readCurrentUser } from './read-current-user.ts'
import { noteSignIn } from './note-sign-in.ts'
import { spendLinkTry } from './sign-in-limits.ts'
import { startSession, type Browser } from './start-session.ts'
import { redeemLink } from './redeem-link.ts'

/** Opens a session for whoever was mailed this link, once. */
export async function signInByLink(door: Door, token: string, browser: Browser) {
  await spendLinkTry(door, browser.address)
  return transact(door.db, async (tx) => {
    const person = await redeemLink({ tx, terms: door.terms }, { kind: 'magic', token })
    const { userId } = person
    await claimAccount(tx, { person, browser })
    const session = await startSession(tx, { userId, origin: 'magic_link', browser })
    const known = await noteSignIn(
      { tx, terms: door.terms },
      { person, act: 'signed in by link', browser },
    )
    const user = await readCurrentUser(
      { db: tx, terms: door.terms },
      { userId, sessionId: session.id },
    )
    return { session: { ...session, known }, user }
  })
}

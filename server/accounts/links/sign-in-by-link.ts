import { transact } from '#server/platform/database/transact.ts'
import type { AccountDeps } from '../account-deps.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { noteLinkSession, type LinkUse } from './account-link-store.ts'
import { claimAccount, voidPassword } from './prove-address.ts'
import { readCurrentUser } from '../sessions/read-current-user.ts'
import { noteSignIn } from '../sign-in/note-sign-in.ts'
import { countLinkTry } from '../sign-in/sign-in-rate-limits.ts'
import { leaveSession, startSession, type Browser } from '../sessions/start-session.ts'
import { redeemLink } from './redeem-link.ts'

type Opening = { token: string; mayReplace: boolean }

/** Opens a session for the link's recipient; what a scanner did before them with the same link ends. */
export async function signInByLink(
  deps: AccountDeps,
  { token, mayReplace }: Opening,
  browser: Browser,
) {
  await countLinkTry(deps, browser.address)
  return transact(deps.db, async (tx) => {
    const link = { kind: 'magic', token, browser, mayReplace } as const
    const { person, use } = await redeemLink({ tx, terms: deps.terms }, link)
    const { userId } = person
    await endUseBefore(tx, userId, use)
    await claimAccount(tx, { person, browser })
    const session = await startSession(tx, { userId, origin: 'magic_link', browser })
    await noteLinkSession(tx, use, session.id)
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

async function endUseBefore(tx: Tx, userId: number, { endsSession, passwordChosen }: LinkUse) {
  if (endsSession === null) return
  if (passwordChosen) await voidPassword(tx, userId)
  await leaveSession(tx, { userId, sessionId: endsSession })
}

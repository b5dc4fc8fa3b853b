import type { z } from 'zod'
import type { updateMe as api } from '#market/accounts/password-api.ts'
import type { Viewer } from '#market/accounts/viewer.ts'
import { transact } from '#server/platform/database/transact.ts'
import { policies } from '../policies.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { takeImage } from '#server/uploads/take-image.ts'
import type { Uploads } from '#server/uploads/uploads.ts'
import { refuseCommonPassword } from '../common-passwords.ts'
import type { AccountDeps } from '../account-deps.ts'
import { hashPassword } from '../hash-password.ts'
import { followSession } from '../links/account-link-store.ts'
import { lockPerson } from '../person-store.ts'
import { provePassword } from '../sign-in/prove-password.ts'
import { readCurrentUser } from '../sessions/read-current-user.ts'
import { setPassword } from './set-password.ts'
import { startSession, type Browser } from '../sessions/start-session.ts'
import { storePerson } from '../user-store.ts'

type Changes = z.infer<typeof api.body>
type Me = { viewer: Viewer; browser: Browser }

/** Stores changes to the viewer's own account; a new password opens a new session. */
export async function updateMe(
  { uploads, ...deps }: AccountDeps & { uploads: Uploads },
  { viewer, browser }: Me,
  changes: Changes,
) {
  // A new password would also end sessions that have proven the second factor.
  if (viewer.party === 'admin') policies.staff_verified(viewer)
  const { userId } = viewer
  const chosen = await choosePassword(deps, viewer, changes)
  const photo = changes.image && (await takeImage(uploads, viewer, changes.image))
  return transact(deps.db, async (tx) => {
    const me = { db: tx, terms: deps.terms }
    const timeZone = changes.time_zone === '' ? null : changes.time_zone
    await storePerson(tx, userId, { fullName: changes.full_name, photo, timeZone })
    if (!chosen) return { user: await readCurrentUser(me, viewer) }
    const person = await lockPerson(tx, userId)
    if (person?.passwordHash !== chosen.before) throw new Refusal('The password was changed', 409)
    const isMilestone = changes.status === 'password_created'
    const { passwordHash } = chosen
    await setPassword({ tx, terms: deps.terms }, { person, passwordHash, isMilestone, browser })
    const session = await startSession(tx, { userId, origin: 'password', browser })
    await followSession(tx, viewer.sessionId, session.id)
    return { session, user: await readCurrentUser(me, { userId, sessionId: session.id }) }
  })
}

async function choosePassword(deps: AccountDeps, viewer: Viewer, changes: Changes) {
  const { password, current_password: currentPassword } = changes
  if (password === undefined) return undefined
  await refuseCommonPassword(password)
  const before = await provePassword(deps, viewer, { currentPassword })
  return { before, passwordHash: await hashPassword(password) }
}

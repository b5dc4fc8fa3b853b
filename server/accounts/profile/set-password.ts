import type { Tx } from '#server/platform/database/database.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import type { Terms } from '#server/settings/terms.ts'
import { voidLinks } from '../links/account-link-store.ts'
import { passwordChangedMail } from '../account-mails.ts'
import { deleteAttempts } from '../rate-limit-store.ts'
import { browserHashOf } from '../sessions/known-browser.ts'
import { deleteBrowsers } from '../sessions/known-browser-store.ts'
import { endSessionsBefore } from '../sessions/end-all-sessions.ts'
import type { Person } from '../person-store.ts'
import { reachSellerMilestone } from '../reach-milestone.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { guessesOf } from '../second-factor/guesses-of.ts'
import type { Browser } from '../sessions/start-session.ts'
import { storePassword } from '../user-store.ts'

type NewPassword = {
  person: Person
  passwordHash: string
  /** Whether somebody approved has thereby created their password (decision B4). */
  isMilestone: boolean
  browser: Browser
}
type Deps = { tx: Tx; terms: Terms }

/** Sets a password and ends every session of the user and, once the address is proven, every mailed link. */
export async function setPassword({ tx, terms }: Deps, given: NewPassword) {
  const { person, passwordHash, isMilestone, browser } = given
  const { userId, email, timeZone, status: before } = person
  const status = isMilestone && before === 'approved' ? 'password_created' : before
  await storePassword(tx, { userId, passwordHash, status })
  await reachSellerMilestone(tx, userId)
  await endSessionsBefore(tx, userId, browser)
  // Guesses in browsers known under the old password no longer count separately.
  await deleteBrowsers(tx, userId, browserHashOf(browser))
  // Somebody who registered another person's address must not end the owner's link, nor a scanner the one it opened.
  if (person.addressProven) await voidLinks(tx, userId, { except: browser.viewer?.sessionId })
  // They belong to the people who knew the old password.
  await deleteAttempts(tx, guessesOf(userId))
  if (person.passwordHash !== null) {
    const mail = passwordChangedMail(terms.publicUrl, { at: new Date(), timeZone })
    await writeMail(tx, { key: `password_changed:${browser.requestId}`, to: email, ...mail })
  }
  await recordAct(tx, {
    actorUserId: userId,
    act: person.passwordHash === null ? 'password set' : 'password changed',
    subject: `user ${userId}`,
    before: { status: before },
    after: { status },
    requestId: browser.requestId,
  })
}

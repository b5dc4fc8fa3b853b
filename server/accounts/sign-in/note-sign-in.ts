import { recordAct } from '#server/audit/record-act.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import type { Terms } from '#server/settings/terms.ts'
import { newDeviceMail } from '../account-mails.ts'
import { deviceWords } from '../sessions/device-words.ts'
import { rememberBrowser } from '../sessions/known-browser.ts'
import type { Person } from '../person-store.ts'
import type { Browser } from '../sessions/start-session.ts'

type Deps = { tx: Tx; terms: Terms }
type SignIn = {
  person: Person
  act: 'signed in' | 'signed in by link' | 'signed in by reset link'
  browser: Browser
}

/**
 * Leaves the trace of a sign-in, and mails of a new device, but for a reset, whose new password is mailed of
 * anyway; answers what the browser is known by.
 */
export async function noteSignIn({ tx, terms }: Deps, { person, act, browser }: SignIn) {
  const { userId, email } = person
  const timeZone = person.timeZone ?? browser.timeZone ?? null
  const { address, userAgent, requestId } = browser
  const device = deviceWords(userAgent ?? null)
  const { token, isNew } = await rememberBrowser(tx, userId, browser)
  await recordAct(tx, {
    actorUserId: userId,
    act,
    subject: `user ${userId}`,
    after: { device, address, ...(isNew && { new_device: true }) },
    requestId,
  })
  browser.log.info({ userId, act, address }, 'Somebody signed in')
  if (isNew && act !== 'signed in by reset link' && mayBeTold(person)) {
    const mail = newDeviceMail(terms.publicUrl, { device, address, at: new Date(), timeZone })
    await writeMail(tx, { key: `new_device:${requestId}`, to: email, ...mail })
  }
  return token
}

// A first link is not a new device, and an unproven address may be a stranger's.
const mayBeTold = ({ addressProven, standing }: Person) =>
  addressProven || standing.party === 'admin'

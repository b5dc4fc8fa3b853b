import { Secret, TOTP } from 'otpauth'
import type { Browser } from '#server/testing/browser.ts'
import type { TestSite } from '#server/testing/site.ts'

const PERIOD = 30_000

/** The authenticator app of an administrator: its code now, or a number of periods from now. */
export function anApp(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return (periods = 0) => totp.generate({ timestamp: Date.now() + periods * PERIOD })
}

/** Sets the second factor up in this browser; answers the app and the recovery codes. */
export async function setUpFactor(browser: Browser, password: string) {
  const begun = await browser.send('POST', '/second_factor', {
    body: { current_password: password },
  })
  const code = anApp(begun.body.secret)
  const { body } = await browser.send('PUT', '/second_factor', { body: { code: code() } })
  const recoveryCodes: string[] = body.recovery_codes
  return { code, recoveryCodes }
}

/** Some periods pass for the factor of this person: the codes of now were not used yet. */
export const periodsPass = ({ db }: TestSite, { userId }: { userId: number }) =>
  db
    .updateTable('secondFactors')
    .set(({ eb }) => ({ lastPeriod: eb('lastPeriod', '-', 10) }))
    .where('userId', '=', userId)
    .execute()

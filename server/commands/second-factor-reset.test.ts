import { describe, expect, test } from 'vitest'
import { setUpFactor } from '#server/accounts/testing/an-app.ts'
import { signedIn } from '#server/accounts/testing/arrivals.ts'
import { hashPassword } from '#server/accounts/hash-password.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { runCommand, runCommandProcess } from '#server/testing/run-command.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const PASSWORD = 'lavender & tar'

const site = siteForThisFile()

const reset = (...args: string[]) => ({
  args,
  env: { DATABASE_URL: site.database.url, DATA_DIR: site.dataDir },
})

describe('the operator', () => {
  test('takes the second factor off an administrator who lost it: sessions end, mail and audit log tell', async () => {
    const passwordHash = await hashPassword(PASSWORD)
    const alone = await anAdministrator(site.db, { passwordHash })
    const browser = await signedIn(site, alone.email, PASSWORD)
    await setUpFactor(browser, PASSWORD)

    const { code, told } = await runCommandProcess(
      'second-factor-reset',
      reset(alone.email.toUpperCase()),
    )
    expect({ code, told }).toEqual({ code: 0, told: expect.stringContaining('is turned off') })
    expect((await browser.send('GET', '/me')).status).toBe(401)
    const again = await signedIn(site, alone.email, PASSWORD)
    expect((await again.send('GET', '/me')).body.second_factor).toBe('none')
    const [mail] = await mailsTo(site, alone.email)
    expect(mail?.subject).toBe('Your Lotline second factor turned off')
    expect(mail?.text).toContain('It was turned off by the operator, at the server.')
    const log = await again.send('GET', '/admin/audit_events?search=second factor turned off')
    expect(log.body.data).toMatchObject([
      {
        actor: null,
        subject: `user ${alone.userId}`,
        after: { by: 'the operator, at the server' },
      },
    ])
  })

  test('is told when there is nobody to take it off', async () => {
    const { email } = await anAdministrator(site.db)
    expect(await runCommand('second-factor-reset', reset(email))).toEqual({
      code: 1,
      told: expect.stringContaining(`There is no administrator ${email} with a second factor.`),
    })
    expect((await runCommand('second-factor-reset', reset())).told).toBe(
      'Usage: lotline second-factor-reset EMAIL\n',
    )
  })
})

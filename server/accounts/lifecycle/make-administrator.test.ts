import { describe, expect, test } from 'vitest'
import { aLink } from '#server/testing/a-link.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { makeAdministrator } from './make-administrator.ts'
import { hashPassword } from '../hash-password.ts'
import { signedIn } from '../testing/arrivals.ts'

const PASSWORD = 'lavender & tar'
const GIVEN = 'a quieter harbour'

const site = siteForThisFile()

const make = (email: string, password: string) =>
  site.db.transaction().execute((tx) => makeAdministrator(tx, { email, password }))

async function enter(email: string, password: string) {
  const browser = await signedIn(site, email, password)
  const { status, body } = await browser.send('GET', '/me')
  return { status, admin: body.admin }
}

describe('an administrator', () => {
  test('is made with the password given', async () => {
    await make('ada@lotline.example', GIVEN)
    expect(await enter('ada@lotline.example', GIVEN)).toEqual({ status: 200, admin: true })
  })

  test('who is one already keeps the password', async () => {
    await make('bea@lotline.example', PASSWORD)
    await make('Bea@lotline.example', GIVEN)
    expect((await enter('bea@lotline.example', GIVEN)).status).toBe(401)
    expect(await enter('bea@lotline.example', PASSWORD)).toEqual({ status: 200, admin: true })
  })
})

describe('somebody who applied with the address of an administrator', () => {
  test('keeps no way in: neither the password nor a session nor a link', async () => {
    const email = 'cleo@lotline.example'
    const passwordHash = await hashPassword(PASSWORD)
    const applicant = await aSeller(site.db, { email, passwordHash, status: 'provisional' })
    const browser = await signedIn(site, email, PASSWORD)
    const token = await aLink(site.db, applicant)
    await make(email, GIVEN)
    expect((await browser.send('GET', '/me')).status).toBe(401)
    expect((await enter(email, PASSWORD)).status).toBe(401)
    const byLink = await openBrowser(site.address)
    expect((await byLink.send('GET', `/magic_sign_in?magic_sauce=${token}`)).status).toBe(422)
    expect(await enter(email, GIVEN)).toEqual({ status: 200, admin: true })
  })
})

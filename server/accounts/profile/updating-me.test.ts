import { beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, type Browser } from '#server/testing/browser.ts'
import { aBuyer, anAdministrator } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { aPicture } from '#server/uploads/testing/pictures.ts'
import { send } from '#server/uploads/testing/sending.ts'
import { hashPassword } from '../hash-password.ts'
import { signedIn } from '../testing/arrivals.ts'

const PASSWORD = 'lavender & tar'
const NEW_PASSWORD = 'a quieter harbour'

const site = siteForThisFile()
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
})

const update = (browser: Browser, body: object) => browser.send('PUT', '/me', { body })

describe('the name', () => {
  test('is changed, without spaces around it, and the session stays', async () => {
    const { email } = await aBuyer(site.db, { passwordHash })
    const browser = await signedIn(site, email, PASSWORD)
    const session = browser.cookies.get('bearer_token')
    const answer = await update(browser, { full_name: '  Robin Reed ' })
    expect(answer).toMatchObject({ status: 200, body: { full_name: 'Robin Reed' } })
    expect(browser.cookies.get('bearer_token')).toBe(session)
    expect((await browser.send('GET', '/me')).body.full_name).toBe('Robin Reed')
  })

  test.each([
    ['   ', 'Required'],
    ['x'.repeat(121), 'Maximum 120 characters'],
  ])('%s is refused', async (full_name, message) => {
    const person = await site.as(await anAdministrator(site.db))
    const refused = await person.put('/me', { full_name })
    expect(refused).toMatchObject({ status: 422, body: { fields: { full_name: [message] } } })
  })

  test('stays when the password sent with it is refused', async () => {
    const { email } = await aBuyer(site.db, { passwordHash })
    const browser = await signedIn(site, email, PASSWORD)
    const body = { full_name: 'Robin Reed', password: NEW_PASSWORD, current_password: 'wrong' }
    expect((await update(browser, body)).status).toBe(422)
    expect((await browser.send('GET', '/me')).body.full_name).not.toBe('Robin Reed')
  })
})

describe('the photo', () => {
  test('is one’s own upload, shown by its public copy', async () => {
    const person = await site.as(await aBuyer(site.db))
    const image = await send(person, await aPicture('jpeg'))
    const answer = await person.put('/me', { image })
    expect(answer.status).toBe(200)
    expect(answer.body.image_url).toMatch(/^\/photos\/[a-z0-9-]+\/200\.webp$/)
    expect((await fetch(site.address + answer.body.image_url)).headers.get('Content-Type')).toBe(
      'image/webp',
    )
    const another = await site.as(await aBuyer(site.db))
    expect((await another.put('/me', { image })).status).toBe(404)
  })

  test('that is not an upload of one’s own is refused', async () => {
    const person = await site.as(await aBuyer(site.db))
    const refused = await person.put('/me', { image: 'somebody-elses.png' })
    expect(refused.status).toBe(404)
    expect((await person.put('/me', { image: '' })).status).toBe(422)
    expect((await person.get('/me')).body.image_url).toBeNull()
  })

  test('is taken away by null, and stays where it is not named', async () => {
    const buyer = await aBuyer(site.db)
    await site.db
      .updateTable('users')
      .set({ photo: 'robin-1' })
      .where('id', '=', buyer.userId)
      .execute()
    const person = await site.as(buyer)
    const named = await person.put('/me', { full_name: 'Robin Reed' })
    expect(named.body.image_url).toBe('/photos/robin-1/200.webp')
    expect((await person.put('/me', { image: null })).body.image_url).toBeNull()
  })
})

test('a visitor changes nothing', async () => {
  const visitor = await openBrowser(site.address)
  expect((await update(visitor, { full_name: 'Robin Reed' })).status).toBe(401)
})

test('an empty change changes nothing', async () => {
  const person = await site.as(await aBuyer(site.db))
  const { body } = await person.get('/me')
  expect((await person.put('/me', {})).body).toEqual(body)
})

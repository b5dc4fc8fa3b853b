import { beforeAll, describe, expect, test } from 'vitest'
import type { SellerRecord } from '#market/staff-sellers/staff-seller-api.ts'
import { aWelcomedPage } from '#server/platform/live/testing/a-page.ts'
import { openBrowser } from '#server/testing/browser.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()
let staff: Caller
beforeAll(async () => {
  staff = await site.as(await anAdministrator(site.db))
})

let made = 0
const anAddress = () => `invited-${++made}@example.com`
const open = async (name = 'Harrow & Pine'): Promise<SellerRecord> =>
  (await staff.post('/admin/sellers', { seller: { name } })).body.data
const invite = (id: number, email: string, more = {}) =>
  staff.post(`/admin/sellers/${id}/invite`, { email, ...more })
const resend = (id: number, body?: object) =>
  staff.post(`/admin/sellers/${id}/resend_invitation`, body)

async function follow(link: string | undefined) {
  const browser = await openBrowser(site.address)
  const token = link?.split('/').at(-1) ?? ''
  return { browser, answer: await browser.send('GET', `/magic_sign_in?magic_sauce=${token}`) }
}
async function linksTo(email: string) {
  const mails = await mailsTo(site, email)
  return mails.map(({ text }) => /http\S+\/magic\/sign_in\/\S+/.exec(text)?.[0])
}
function choosePassword({ browser }: Awaited<ReturnType<typeof follow>>) {
  const password = 'a quieter harbour'
  const body = { password, password_confirmation: password, status: 'password_created' }
  return browser.send('PUT', '/me', { body })
}
const acts = async (id: number) =>
  (
    await site.db
      .selectFrom('auditEvents')
      .select('act')
      .where('subject', '=', `seller ${id}`)
      .orderBy('id')
      .execute()
  ).map(({ act }) => act)

describe('inviting the user of a seller', () => {
  test('mails a one-time link that signs in to that seller, approved', async () => {
    const { id } = await open()
    const email = anAddress()
    const { status, body } = await invite(id, email, { full_name: 'Dana Whitlock' })
    expect(status).toBe(201)
    expect(body.data.user).toMatchObject({
      email,
      full_name: 'Dana Whitlock',
      status: 'approved',
      has_password: false,
      link_sent_at: expect.stringMatching(/Z$/),
    })
    const [mail] = await mailsTo(site, email)
    expect(mail?.subject).toBe('Your shop Harrow & Pine on Lotline')

    const [link] = await linksTo(email)
    const guest = await follow(link)
    expect(guest.answer.body).toMatchObject({ email, seller: { id, name: 'Harrow & Pine' } })
    expect((await choosePassword(guest)).body).toMatchObject({ status: 'password_created' })
    expect(await acts(id)).toEqual(['seller created', 'seller user invited'])
  })

  test('refuses an address that somebody has, however it is written', async () => {
    const { email } = await aBuyer(site.db)
    const { id } = await open()
    const { status, body } = await invite(id, email.toUpperCase())
    expect([status, body.errors, body.fields]).toEqual([
      422,
      ['Email has already been taken'],
      { email: ['Email has already been taken'] },
    ])
    expect((await staff.get(`/admin/sellers/${id}`)).body.data.user).toBeNull()
    expect((await invite(id, 'no address')).status).toBe(422)
  })

  test('makes one user, however often it is pressed at once', async () => {
    const { id } = await open()
    const addresses = Array.from({ length: 5 }, anAddress)
    const answers = await Promise.all(addresses.map((email) => invite(id, email)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409, 409,
    ])
    const mails = await Promise.all(addresses.map((email) => mailsTo(site, email)))
    expect(mails.flat()).toHaveLength(1)
  })

  test('gives one address to one seller, the first to come', async () => {
    const [one, other] = [await open('One'), await open('Other')]
    const email = anAddress()
    const answers = await Promise.all([invite(one.id, email), invite(other.id, email)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
    expect(await mailsTo(site, email)).toHaveLength(1)
  })

  test('is for a seller nobody signs in for', async () => {
    const seller = await aSeller(site.db)
    const { status, body } = await invite(seller.id, anAddress())
    expect([status, body.errors]).toEqual([409, ['This seller already has a user']])
    expect((await invite(999_999, anAddress())).status).toBe(404)
  })
})

describe('sending an invitation again', () => {
  test('mails a new link, and the one before is good until the address is proven', async () => {
    const { id } = await open()
    const email = anAddress()
    await invite(id, email)
    expect((await resend(id)).status).toBe(200)
    const [second, first] = await linksTo(email)
    expect((await follow(first)).answer.status).toBe(200)
    expect((await resend(id)).status).toBe(200)
    expect((await follow(second)).answer.status).toBe(422)
    expect((await acts(id)).at(-1)).toBe('invitation resent')
  })

  test('goes to another address, where the first was mistyped', async () => {
    const { id } = await open()
    const [mistyped, meant] = [anAddress(), anAddress()]
    await invite(id, mistyped)
    const guest = await follow((await linksTo(mistyped))[0])
    const page = await aWelcomedPage(`${site.address.replace('http', 'ws')}/cable`, {
      origin: site.address,
      headers: { cookie: `bearer_token=${guest.browser.cookies.get('bearer_token')}` },
    })
    const { status, body } = await resend(id, { email: meant })
    expect([status, body.data.user.email]).toEqual([200, meant])
    expect((await guest.browser.send('GET', '/me')).status).toBe(401)
    expect(await page.next()).toMatchObject({ type: 'disconnect', reconnect: false })
    expect((await follow((await linksTo(meant))[0])).answer.status).toBe(200)
  })

  test('takes no address that somebody has', async () => {
    const { id } = await open()
    const email = anAddress()
    await invite(id, email)
    const { status, body } = await resend(id, { email: (await aBuyer(site.db)).email })
    expect([status, body.errors]).toEqual([422, ['Email has already been taken']])
    expect((await staff.get(`/admin/sellers/${id}`)).body.data.user.email).toBe(email)
  })

  test.each([
    ['nobody is invited', {}, 'No one is invited for this seller'],
    ['there is a password', { status: 'onboarded' }, 'This user already has a password'],
    [
      'the user is not approved',
      { status: 'denied', passwordHash: null },
      'This user is not approved',
    ],
  ] as const)('is refused when %s', async (_, user, message) => {
    const isOpen = Object.keys(user).length === 0
    const { id } = isOpen ? await open() : await aSeller(site.db, user)
    const { status, body } = await resend(id)
    expect([status, body.errors]).toEqual([409, [message]])
  })
})

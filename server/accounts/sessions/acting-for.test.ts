import { describe, expect, test } from 'vitest'
import { aSession } from '#server/testing/a-session.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { aDeal } from '#server/testing/deals.ts'
import { aBuyer, aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { hashPassword } from '../hash-password.ts'

const PASSWORD = 'lavender & tar'
const site = siteForThisFile()

/** Two buyers, and the browser in which the first one has a page open. */
async function aSharedBrowser() {
  const [first, second] = [await aBuyer(site.db), await aBuyer(site.db)]
  const browser = await openBrowser(site.address)
  const signIn = async (person: { userId: number }) => {
    browser.cookies.set('bearer_token', (await aSession(site.db, person)).token)
  }
  await signIn(first)
  /** From a page that was drawn for this person; again with the new token when it was stale. */
  const sendFor = async (
    meant: number | string,
    [method, path, body]: [string, string, unknown?],
  ) => {
    const send = () =>
      browser.send(method, path, { body, headers: { 'X-Acts-For': String(meant) } })
    const answer = await send()
    return answer.status === 403 ? send() : answer
  }
  return { browser, first, second, signIn, sendFor }
}

const anOffer = async () => {
  const lot = await aListedProduct(site.db)
  const wanted = { product_id: lot.id, quantity: 5, unit_price: 900 }
  return { offer: { offer_products_attributes: [wanted] } }
}

const countOf = async (table: 'offers' | 'purchaseOrders') =>
  (await site.db.selectFrom(table).select('id').execute()).length

describe('a page of one person, when another has signed in in another tab', () => {
  test('buys, offers and changes nothing as the other', async () => {
    const { browser, first, second, signIn, sendFor } = await aSharedBrowser()
    await signIn(second)
    browser.token = undefined
    const lot = await aListedProduct(site.db)
    const [offers, orders] = [await countOf('offers'), await countOf('purchaseOrders')]
    const acts: [string, string, unknown?][] = [
      ['POST', '/offers', await anOffer()],
      [
        'POST',
        '/offers/buy_now',
        { product_id: lot.id, quantity: 5, unit_price: lot.sellerPriceCents },
      ],
      ['PUT', '/me', { full_name: 'Not Me' }],
      ['DELETE', '/logout'],
    ]
    for (const act of acts) {
      const refused = await sendFor(first.userId, act)
      expect(refused.status, act.join(' ')).toBe(409)
      expect(refused.body).toEqual({
        errors: [expect.stringMatching(/^Someone else is now signed in to this browser/)],
        code: 'somebody_else',
      })
    }
    expect([await countOf('offers'), await countOf('purchaseOrders')]).toEqual([offers, orders])
    expect((await sendFor(second.userId, ['GET', '/me'])).body.full_name).not.toBe('Not Me')
  })

  test('sends no draft of the other, and answers no offer of theirs', async () => {
    const { first, signIn, sendFor } = await aSharedBrowser()
    const { offerId, sellerUser } = await aDeal(site)
    await signIn(sellerUser)
    for (const act of ['accept', 'submit'])
      expect((await sendFor(first.userId, ['PUT', `/offers/${offerId}/${act}`, {}])).status).toBe(
        409,
      )
    expect(
      (await sendFor(sellerUser.userId, ['GET', `/offers/${offerId}`])).body.data.attributes.status,
    ).not.toBe('accepted')
  })

  test('shows nothing of the other', async () => {
    const { first, second, signIn, sendFor } = await aSharedBrowser()
    await signIn(second)
    for (const path of ['/me', '/current_user.json', '/offers'])
      expect((await sendFor(first.userId, ['GET', path])).status, path).toBe(409)
  })

  test('does nothing as an administrator or a seller either', async () => {
    const { first, signIn, sendFor } = await aSharedBrowser()
    for (const other of [await anAdministrator(site.db), await aSeller(site.db)]) {
      await signIn(other)
      expect((await sendFor(first.userId, ['POST', '/offers', await anOffer()])).status).toBe(409)
    }
  })

  test('works again once its own person is back, with a new session', async () => {
    const { browser, first, second, signIn, sendFor } = await aSharedBrowser()
    await signIn(second)
    await signIn(first)
    browser.token = undefined
    expect((await sendFor(first.userId, ['POST', '/offers', await anOffer()])).status).toBe(201)
  })

  test('is not signed in once all have signed out', async () => {
    const { browser, first, sendFor } = await aSharedBrowser()
    browser.cookies.delete('bearer_token')
    expect((await sendFor(first.userId, ['POST', '/offers', await anOffer()])).status).toBe(401)
  })

  test('lets a person sign in', async () => {
    const { browser, first, second, signIn, sendFor } = await aSharedBrowser()
    await signIn(second)
    const third = await aBuyer(site.db, { passwordHash: await hashPassword(PASSWORD) })
    const user = { email: third.email, password: PASSWORD }
    expect((await sendFor(first.userId, ['POST', '/login', { user }])).status).toBe(200)
    expect((await browser.send('GET', '/me')).body.id).toBe(third.userId)
  })
})

describe('a page of a visitor, when somebody has signed in in another tab', () => {
  test('reads on, to learn of it, and writes nothing as them', async () => {
    const { first, sendFor } = await aSharedBrowser()
    expect((await sendFor('nobody', ['GET', '/me'])).body.id).toBe(first.userId)
    expect((await sendFor('nobody', ['POST', '/offers', await anOffer()])).status).toBe(409)
    expect((await sendFor('nobody', ['PUT', '/me', { full_name: 'Not Me' }])).status).toBe(409)
  })
})

test.each(['', '0', '1e1', 'undefined', '١'])(
  'a page that says it is of "%s" is nobody’s',
  async (meant) => {
    const { sendFor } = await aSharedBrowser()
    expect(
      (await sendFor(encodeURIComponent(meant), ['POST', '/offers', await anOffer()])).status,
    ).toBe(409)
  },
)

test('the API reference tries calls out for whom it was opened, and nobody else', async () => {
  const { browser, first } = await aSharedBrowser()
  const html: string = (await browser.send('GET', '/docs')).body
  expect(html).toContain(`<meta name="acts-for" content="${first.userId}">`)
  browser.cookies.delete('bearer_token')
  expect((await browser.send('GET', '/docs')).body).toContain(
    '<meta name="acts-for" content="nobody">',
  )
  expect((await browser.send('GET', '/docs/start.js')).body).toContain(
    "request.headers['X-Acts-For'] = actsFor",
  )
})

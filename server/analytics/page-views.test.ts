import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { caller } from '#server/testing/caller.ts'
import { freePort } from '#server/testing/free-port.ts'
import { aBuyer } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { deleteExpiredPageViews } from './delete-expired-page-views.ts'
import { forwardPageViews } from './forward-page-views.ts'

const site = siteForThisFile()
afterEach(() => site.db.deleteFrom('pageViews').execute())

const visitor = () => caller(site.address, 'no session at all')
const kept = () =>
  site.db.selectFrom('pageViews').select(['userId', 'path', 'title']).orderBy('id').execute()

describe('a page view', () => {
  test('is kept with the user who is signed in, and of a visitor without one', async () => {
    const user = await aBuyer(site.db)
    const buyer = await site.as(user)
    const answer = await buyer.post('/analytics/page_views', { path: '/cart', title: 'Cart' })
    expect(answer.status).toBe(204)
    expect(answer.body).toBeUndefined()
    await visitor().post('/analytics/page_views', { path: '/' })
    expect(await kept()).toEqual([
      { userId: user.userId, path: '/cart', title: 'Cart' },
      { userId: null, path: '/', title: null },
    ])
  })

  test('never holds a token, nor what was searched for', async () => {
    for (const path of ['/magic/sign_in/secret', '/all_products/search?query=ada@example.com'])
      await visitor().post('/analytics/page_views', { path })
    expect((await kept()).map(({ path }) => path)).toEqual([
      '/magic/sign_in/$token',
      '/all_products/search',
    ])
  })

  test('of an address longer than an index takes is kept short', async () => {
    const letters = Array.from({ length: 1900 }, (_, each) => String.fromCodePoint(0x4e00 + each))
    for (const path of [`/all_sellers/${letters.join('')}`, `/${letters.join('')}`])
      expect((await visitor().post('/analytics/page_views', { path })).status).toBe(204)
    expect((await kept()).map(({ path }) => path.length)).toEqual([23, 400])
  })

  test.each([{}, { path: 'https://elsewhere.example/' }, { path: '/', title: 'x'.repeat(301) }])(
    'that is malformed is refused: %j',
    async (view) => {
      expect((await visitor().post('/analytics/page_views', view)).status).toBe(422)
    },
  )

  test('is kept for 400 days', async () => {
    await visitor().post('/analytics/page_views', { path: '/' })
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    await deleteExpiredPageViews(site.db, inDays(399))
    expect(await kept()).toHaveLength(1)
    await deleteExpiredPageViews(site.db, inDays(401))
    expect(await kept()).toEqual([])
  })
})

describe('an analytics endpoint', () => {
  let endpoint: Server
  let url: string
  let taken: unknown[]
  let status: number

  beforeEach(async () => {
    taken = []
    status = 204
    const port = await freePort()
    url = `http://127.0.0.1:${port}/collect`
    endpoint = createServer((request, response) => void collect(request, response)).listen(port)
    await once(endpoint, 'listening')
  })
  afterEach(() => void endpoint.close())

  async function collect(request: IncomingMessage, response: ServerResponse) {
    taken.push(JSON.parse(await text(request)))
    response.writeHead(status).end()
  }
  const view = (path: string) => visitor().post('/analytics/page_views', { path })

  test('gets every page view once, many at a time', async () => {
    await view('/')
    await view('/cart')
    await forwardPageViews(site.db, url)
    await forwardPageViews(site.db, url)
    const told = { id: expect.any(Number), at: expect.any(String), user_id: null, title: null }
    expect(taken).toEqual([
      {
        page_views: [
          { ...told, path: '/' },
          { ...told, path: '/cart' },
        ],
      },
    ])
  })

  test('that refuses is told again', async () => {
    await view('/')
    status = 503
    await expect(forwardPageViews(site.db, url)).rejects.toThrow(
      'The analytics endpoint answered 503',
    )
    status = 204
    await forwardPageViews(site.db, url)
    expect(taken).toHaveLength(2)
  })

  test('is not there unless it is set', async () => {
    await view('/')
    await forwardPageViews(site.db, undefined)
    expect(taken).toEqual([])
  })
})

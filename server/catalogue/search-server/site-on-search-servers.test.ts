import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'
import { aBuyer, aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { isSearchServerHere, startSearchServer } from '#server/testing/search-server.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'

describe.skipIf(!isSearchServerHere)('a marketplace with two search servers', () => {
  let servers: Awaited<ReturnType<typeof startSearchServer>>[]
  let site: TestSite & { stop(): Promise<void> }
  let buyer: Caller
  let admin: Caller
  let sellerId: number

  beforeAll(async () => {
    servers = await Promise.all([startSearchServer(), startSearchServer()])
    const addresses = servers.map(({ address }) => `mysql://${address.host}:${address.port}`)
    site = await startSite({ env: { SEARCH_URL: addresses.join(',') } })
    buyer = await site.as(await aBuyer(site.db))
    admin = await site.as(await anAdministrator(site.db))
    sellerId = (await aSeller(site.db, { name: 'Fern & Fable' })).id
  })

  afterAll(async () => {
    await site.stop()
    for (const server of servers) await server.stop()
  })

  const search = (query: string) =>
    buyer.post('/marketplace/products/search', { search: { query }, facets: true })

  /** As staff read it, who are told every few seconds. */
  const answeredByServers = async () => {
    await search('fig')
    const { processes } = (await admin.get('/admin/system')).body
    return processes[0].figures?.searches.search_servers ?? 0
  }

  test('finds a lot as soon as it is listed, and no longer than it is there', async () => {
    for (const name of ['Fig candle', 'Fig soap'])
      await aListedProduct(site.db, { sellerId, name, tags: ['summer'] })
    const { status, body } = await search('fig')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      count: 2,
      sellers: [{ id: sellerId, name: 'Fern & Fable', count: 2 }],
      tags: [{ tag: 'summer', count: 2 }],
    })
    await site.db
      .updateTable('products')
      .set({ paused: true })
      .where('name', '=', 'Fig soap')
      .execute()
    expect((await search('fig')).body).toMatchObject({ count: 1 })
  })

  test('says to staff who answered', async () => {
    await eventually(answeredByServers, (count) => count > 0)
  })

  test('answers from PostgreSQL while one of them is away, a few at a time', async () => {
    await servers[1]?.kill()
    expect((await search('fig')).body).toMatchObject({ count: 1 })
    // One buyer's calls wait for each other; so each of these is somebody else's.
    const crowd = await Promise.all(
      Array.from({ length: 40 }, async () => site.as(await aBuyer(site.db))),
    )
    const answers = await Promise.all(
      crowd.map((each) => each.post('/marketplace/products/search', { search: { query: 'fig' } })),
    )
    const refused = answers.filter(({ status }) => status === 503)
    for (const { status, body } of answers)
      if (status !== 503) expect([status, body.count]).toEqual([200, 1])
    for (const { headers } of refused) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
    await servers[1]?.start()
    const before = await answeredByServers()
    await eventually(answeredByServers, (count) => count > before)
  })

  test('fills one that lost its data, and answers as before', async () => {
    const before = await answeredByServers()
    await servers[0]?.kill()
    await servers[0]?.loseAll()
    await servers[0]?.start()
    await eventually(answeredByServers, (count) => count > before)
    for (const query of ['fig', 'candle'])
      expect((await search(query)).body).toMatchObject({ count: 1, tags: [{ tag: 'summer' }] })
  })
})

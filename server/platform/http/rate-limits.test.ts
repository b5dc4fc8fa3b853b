import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aSeller } from '#server/testing/listings.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'

let site: TestSite
beforeAll(async () => {
  // A fixed clock keeps all calls within one minute, however long they take.
  vi.useFakeTimers({ toFake: ['Date'] })
  site = await startSite({ env: { RATE_LIMIT_ADDRESS_FACTOR: '1' } })
})
afterAll(async () => {
  await site.stop()
  vi.useRealTimers()
})

const write = (buyer: Caller) => buyer.put('/profile', {})
const search = (buyer: Caller) => buyer.post('/marketplace/products/search', {})

const read = (buyer: Caller) => buyer.get('/me')
const sheet = (buyer: Caller) => buyer.post('/offer_sheets/preview', {})
const check = (seller: Caller) => seller.get('/products/check_upc?upc=036000291452')

const AT_ONCE = 24

async function statuses(count: number, act: () => Promise<{ status: number }>) {
  const answers = []
  for (let begun = 0; begun < count; begun += AT_ONCE) {
    const wave = { length: Math.min(AT_ONCE, count - begun) }
    answers.push(...(await Promise.all(Array.from(wave, act))))
  }
  const refused = answers.filter(({ status }) => status === 429).length
  return { letThrough: count - refused, refused }
}

describe('one user', () => {
  test.each([
    { does: 'writes', most: 120, act: write, aUser: aBuyer },
    { does: 'searches', most: 240, act: search, aUser: aBuyer },
    { does: 'works with sheets', most: 20, act: sheet, aUser: aBuyer },
    { does: 'reads', most: 1200, act: read, aUser: aBuyer },
    { does: 'checks UPCs', most: 60, act: check, aUser: aSeller },
  ])('$does at most $most times a minute', async ({ most, act, aUser }) => {
    const user = await site.as(await aUser(site.db))
    expect(await statuses(most + 5, () => act(user))).toEqual({ letThrough: most, refused: 5 })

    const refused = await act(user)
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers.get('Retry-After'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    expect(refused.body.errors).toEqual([expect.stringMatching(/^Too many .* wait \d+ seconds? /)])
  })

  test('has files read 20 times a minute together, whatever they are read for', async () => {
    const seller = await site.as(await aSeller(site.db))
    const importing = () => seller.post('/imported_csvs', {})
    expect(await statuses(15, importing)).toEqual({ letThrough: 15, refused: 0 })
    const manifest = () => seller.put('/products/1/manifest', {})
    expect(await statuses(7, manifest)).toEqual({ letThrough: 5, refused: 2 })
    expect((await importing()).status).toBe(429)
  })

  test('may read all the same, and others may write', async () => {
    const [hasty, other] = [
      await site.as(await aBuyer(site.db)),
      await site.as(await aBuyer(site.db)),
    ]
    await statuses(121, () => write(hasty))
    expect((await write(hasty)).status).toBe(429)
    expect((await hasty.get('/me')).status).toBe(200)
    expect((await write(other)).status).toBe(422)
  })
})

test('RATE_LIMIT_ADDRESS_FACTOR multiplies what a user may do', async () => {
  const eased = await startSite({ env: { RATE_LIMIT_ADDRESS_FACTOR: '1.5' } })
  const buyer = await eased.as(await aBuyer(eased.db))
  const counts = await statuses(185, () => write(buyer))
  await eased.stop()
  expect(counts).toEqual({ letThrough: 180, refused: 5 })
})

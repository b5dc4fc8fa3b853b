import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer } from '#server/testing/listings.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMIT_ADDRESS_FACTOR: '1' } })
})
afterAll(() => site.stop())

const write = (buyer: Caller) => buyer.put('/profile', {})
const search = (buyer: Caller) => buyer.post('/marketplace/products/search', {})

async function statuses(count: number, act: () => Promise<{ status: number }>) {
  const answers = await Promise.all(Array.from({ length: count }, act))
  const refused = answers.filter(({ status }) => status === 429).length
  return { letThrough: count - refused, refused }
}

describe('one user', () => {
  test.each([
    ['writes', 120, write],
    ['searches', 240, search],
  ])('%s at most %d times a minute', async (_, most, act) => {
    const buyer = await site.as(await aBuyer(site.db))
    expect(await statuses(most + 5, () => act(buyer))).toEqual({ letThrough: most, refused: 5 })

    const refused = await act(buyer)
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers.get('Retry-After'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    expect(refused.body.errors).toEqual([expect.stringMatching(/^Too many .* wait \d+ seconds? /)])
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

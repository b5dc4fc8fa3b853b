import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { withCheckDigit } from '#market/products/upc.ts'
import { eventually } from '#server/testing/eventually.ts'
import { anAdministrator, aBuyer, aListedProduct } from '#server/testing/listings.ts'
import { canReplicate } from '#server/testing/primary-and-replica.ts'
import {
  answeredBy,
  problemsOf,
  type ReplicatedSites,
  replicatedSites,
} from '#server/testing/replicated-sites.ts'
import type { TestSite } from '#server/testing/site.ts'

describe.skipIf(!canReplicate)('with a replica (of Debian’s PostgreSQL)', () => {
  const keep = new AsyncDisposableStack()
  let sites: ReplicatedSites
  /** Takes answers older than the tests are long. */
  let patient: TestSite
  let strict: TestSite
  beforeAll(async () => {
    sites = await replicatedSites(keep)
    patient = await sites.site(60)
    strict = await sites.site(1)
  })
  afterAll(() => keep.disposeAsync())
  afterEach(() => sites.resume())

  test('writers see their own write although the replica stands still, others what it has', async () => {
    const shop = await sites.aShop(patient)
    await sites.pause()
    const { status, cookie } = await shop.create('Fig candle')
    expect(status).toBe(201)
    expect(cookie).toMatch(/; Max-Age=120; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(await shop.exported()).toContain('Fig candle')
    expect(await shop.exportedElsewhere()).not.toContain('Fig candle')
    expect(await answeredBy(patient, shop.exported)).toBe('primary written')
    expect(await answeredBy(patient, shop.exportedElsewhere)).toBe('replica fresh')

    await sites.resume()
    await sites.caughtUp()
    expect(await answeredBy(patient, shop.exported)).toBe('replica fresh')
    expect(await shop.exported()).toContain('Fig candle')
  })

  test('a process that did not carry the write out heeds it too', async () => {
    const shop = await sites.aShop(patient)
    const other = await sites.site(60)
    await sites.pause()
    await shop.create('Oak stool')
    expect(await answeredBy(other, () => shop.exported(other))).toBe('primary written')
    expect(await shop.exported(other)).toContain('Oak stool')
  })

  test('nobody misses an own write while the replica stops and resumes, whichever process answers', async () => {
    const other = await sites.site(60)
    const shops = await Promise.all(Array.from({ length: 5 }, () => sites.aShop(patient)))
    const isOver = new AbortController()
    let reads = 0
    const someReads = (from = reads) =>
      eventually(
        async () => reads,
        (now) => now >= from + 10 || isOver.signal.aborted,
      )
    const stopAndGo = async () => {
      while (!isOver.signal.aborted) {
        await sites.pause()
        await someReads()
        await sites.resume()
        await someReads()
      }
    }
    const writeAndRead = shops.map(async (shop) => {
      const names: string[] = []
      for (let written = 1; written <= 12; written++) {
        const name = `Lot no. ${written};`
        const { status } = await shop.create(
          name,
          withCheckDigit(String(written).padStart(11, '0')),
        )
        expect(status).toBe(201)
        names.push(name)
        for (const at of [other, patient, other]) {
          const text = await shop.exported(at)
          reads += 1
          expect(names.filter((each) => !text.includes(each))).toEqual([])
        }
      }
    })
    const writing = Promise.all(writeAndRead).finally(() => isOver.abort())
    await Promise.all([writing, stopAndGo()])
  })

  test('beyond the bound the primary answers', async () => {
    const shop = await sites.aShop(strict)
    await sites.pause()
    await shop.create('Tin lamp')
    await eventually(
      () => shop.exportedElsewhere(),
      (text) => text.includes('Tin lamp'),
    )
    expect(await answeredBy(strict, () => shop.exportedElsewhere())).toBe('primary behind')
    expect(await problemsOf(strict)).toEqual(['replica'])
    expect(await problemsOf(patient)).toEqual([])
  })

  test('a program gets the newest, unless it says that older is as good', async () => {
    const shop = await sites.aShop(patient)
    await sites.pause()
    await shop.create('Pine shelf')
    expect(await shop.exportedByProgram({})).toContain('Pine shelf')
    const any = { 'Cache-Control': 'max-stale' }
    expect(await shop.exportedByProgram(any)).not.toContain('Pine shelf')
    const none = { 'Cache-Control': 'max-stale=0' }
    expect(await shop.exportedByProgram(none)).toContain('Pine shelf')
  })

  test('insights, storefronts and searches that memory does not answer are read there', async () => {
    const buyer = await patient.as(await aBuyer(sites.db))
    const staff = await patient.as(await anAdministrator(sites.db))
    const { sellerId, name } = await aListedProduct(sites.db)
    await sites.caughtUp()
    const search = { search: { query: name } }
    // Pages of ours ask once for their token, with a write.
    await buyer.get('/me')
    await staff.get('/me')
    for (const read of [
      () => buyer.post('/marketplace/products/search', search),
      () => buyer.get(`/marketplace/sellers/${sellerId}`),
      () => staff.get('/admin/insights/product.json'),
      () => staff.get('/admin/insights/counts'),
      () => staff.get('/admin/insights/overview?from=2026-01-01&to=2026-02-01'),
      () => staff.get('/admin/insights/download_csv/product.csv'),
    ]) {
      const answered = await answeredBy(patient, async () => {
        expect((await read()).status, String(read)).toBe(200)
      })
      expect(answered, String(read)).toBe('replica fresh')
    }
  })

  test('what the replica has not heard of is looked up at the primary', async () => {
    const buyer = await patient.as(await aBuyer(sites.db))
    await buyer.get('/me')
    await sites.pause()
    const { sellerId } = await aListedProduct(sites.db)
    const answered = await answeredBy(patient, async () => {
      expect((await buyer.get(`/marketplace/sellers/${sellerId}`)).status).toBe(200)
    })
    expect(answered).toContain('primary failed')
  })

  test('nothing can be written there', async () => {
    const refused = sites.replica.ask('create table nothing ()')
    await expect(refused).rejects.toThrow('read-only')
  })
})

// A page that fetches again because it heard of a change has to find that change.
test('no page fetches what a replica may answer because something has changed', async () => {
  const keys = await readFile('web/app/live/live-keys.ts', 'utf8')
  expect(keys).not.toMatch(/insights|storefronts|catalogue/i)
})

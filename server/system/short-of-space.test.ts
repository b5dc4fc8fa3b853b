import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAGE_VIEWS } from '#market/analytics/page-view.ts'
import { eventually } from '#server/testing/eventually.ts'
import { aBuyer, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'
import { boundlessSpace, freeSpaceOn } from '#server/platform/storage/free-space.ts'
import { alertOfShortSpace } from './alert-of-short-space.ts'

const REFUSED = {
  status: 503,
  body: { errors: ['There is no space for more files right now. Please try again later.'] },
}

let site: TestSite
let leastMegabytes: number
beforeAll(async () => {
  const { bavail, bsize } = statfsSync(tmpdir())
  // More than there is, and less than twice of it.
  leastMegabytes = Math.ceil((bavail * bsize * 1.5) / 1_000_000)
  site = await startSite({ env: { LEAST_FREE_MB: String(leastMegabytes), WORKER: 'off' } })
})
afterAll(() => site.stop())

test('files and imports are refused in words, with the time to come again', async () => {
  const seller = await site.as(await aSeller(site.db))
  const refused = await seller.post('/presigned_urls', { kind: 'csv', size: 10 })
  expect(refused).toMatchObject(REFUSED)
  expect(refused.headers.get('Retry-After')).toBe('600')
  expect(await seller.post('/imported_csvs', { key: 'f'.repeat(32) })).toMatchObject(REFUSED)
})

test('everything else works, and the process says that it serves, if less', async () => {
  const seller = await site.as(await aSeller(site.db))
  expect((await seller.get('/me')).status).toBe(200)
  expect((await seller.put('/profile', { profile: { full_name: 'Robin' } })).status).not.toBe(503)
  expect(await site.visitor.get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } })
  expect(await site.visitor.get('/readyz')).toMatchObject({
    status: 200,
    body: { status: 'degraded', problems: ['disk'] },
  })
})

test('staff see it on their page', async () => {
  const admin = await site.as(await anAdministrator(site.db))
  const { body } = await admin.get('/admin/system')
  expect(body.disk).toMatchObject({ is_short: true, least_bytes: leastMegabytes * 1_000_000 })
  expect(body.disk.free_bytes).toBeGreaterThan(0)
})

test('every administrator is mailed once a day while it lasts', async () => {
  const { email } = await anAdministrator(site.db)
  const terms = { publicUrl: 'https://lotline.example' }
  const uploads = { space: freeSpaceOn(site.dataDir, Number.MAX_SAFE_INTEGER) }
  const mails = async () =>
    site.db
      .selectFrom('mails')
      .select('subject')
      .where('toAddress', '=', email)
      .where('subject', 'like', '%disk space%')
      .execute()
  const [day, later, nextDay] = ['2026-11-22T08:00', '2026-11-22T23:00', '2026-11-23T00:01']
  for (const time of [day, later])
    await alertOfShortSpace({ db: site.db, uploads, terms }, new Date(`${time}:00Z`))
  expect(await mails()).toHaveLength(1)
  await alertOfShortSpace({ db: site.db, uploads, terms }, new Date(`${nextDay}:00Z`))
  expect(await mails()).toHaveLength(2)
  const room = { space: boundlessSpace }
  await alertOfShortSpace({ db: site.db, uploads: room, terms }, new Date('2026-11-25T00:00Z'))
  expect(await mails()).toHaveLength(2)
})

test('with hardly any room, nothing is saved but what staff do; people read and sign in', async () => {
  const full = await startSite({ env: { LEAST_FREE_MB: '900000000', WORKER: 'off' } })
  const buyer = await full.as(await aBuyer(full.db))
  const refused = {
    status: 503,
    body: {
      errors: ['Lotline has no space left to save anything right now. Please try again later.'],
    },
  }
  expect(await buyer.put('/profile', {})).toMatchObject(refused)
  expect(await buyer.post(PAGE_VIEWS, { path: '/' })).toMatchObject(refused)
  expect((await buyer.get('/me')).status).toBe(200)
  expect((await buyer.post('/marketplace/products/search', {})).status).toBe(200)
  const credentials = { user: { email: 'nobody@example.com', password: 'wrong words' } }
  expect((await buyer.post('/login', credentials)).status).toBe(401)
  const admin = await full.as(await anAdministrator(full.db))
  const note = { release_notes: { body: 'We are making room', buyer: true } }
  expect((await admin.post('/release_notes', note)).status).toBe(201)
  await full.stop()
})

test('with room again, files are taken again', async () => {
  const roomy = await startSite({ env: { LEAST_FREE_MB: '0', WORKER: 'off' } })
  const seller = await roomy.as(await aSeller(roomy.db))
  expect((await seller.post('/presigned_urls', { size: 10 })).status).toBe(200)
  const ready = await eventually(
    () => roomy.visitor.get('/readyz'),
    ({ status }) => status === 200,
  )
  expect(ready.body).toEqual({ status: 'ok' })
  await roomy.stop()
})

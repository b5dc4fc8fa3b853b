import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Request } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aListedProduct } from '#server/testing/listings.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { aPersonAt, signIn } from './support/person.ts'

// So much of a slow line, and of a phone's patience, a first visit may take.
const MOST_REQUESTS = 15
const MOST_BYTES = 200_000

let browser: Browser
let market: Awaited<ReturnType<typeof openMarket>>

beforeAll(async () => {
  browser = await openBrowser()
  market = await openMarket()
})
afterAll(async () => {
  await browser.close()
  await market.site.stop()
})

test.each([
  { on: 'a desk', device: { width: 1280, height: 900 } },
  { on: 'a phone', device: { width: 375, height: 812 } },
])('the landing page on $on is few and small files', async ({ device }) => {
  const visitor = await aPersonAt(browser, { address: market.site.address, device })
  const { page } = visitor
  const asked: Request[] = []
  page.on('requestfinished', (request) => asked.push(request))
  await page.goto('/')
  await page.waitForLoadState('networkidle')

  const sizes = await Promise.all(asked.map((request) => request.sizes()))
  const bytes = sizes.reduce(
    (sum, { responseBodySize, responseHeadersSize }) =>
      sum + responseBodySize + responseHeadersSize,
    0,
  )
  const names = asked.map((request) => request.url())
  expect(names.length, names.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS)
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
  await visitor.leave()
})

const ASSETS = join(import.meta.dirname, '../dist/web/assets')
const SHARED = /^(entry|members|shared|market|widgets|plots|parts)-.*[.]js$/

// Else a page that needs one function of a shared file would make the schemas of all others, at once.
test('files that pages share only define what is in them: without a browser to run in, none fails', async () => {
  const files = readdirSync(ASSETS).filter((file) => SHARED.test(file))
  expect(files.length).toBeGreaterThan(5)
  const script = `
    for (const file of ${JSON.stringify(files)}) await import(${JSON.stringify(`${ASSETS}/`)} + file)
    console.log(String(globalThis.__zod_globalConfig))`
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    script,
  ])
  expect(stdout.trim(), 'zod has run').toBe('undefined')
})

test('the catalogue, a lot and a storefront are there without another word to the server', async () => {
  const { site } = market
  const lot = await aListedProduct(site.db, {
    name: 'Brass lantern',
    description: 'Of solid brass.',
  })
  const buyer = await aPersonAt(browser, { address: site.address })
  const { page } = buyer
  await signIn(buyer, 'buyer@example.com')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  // Calls that the page makes in the background never get an answer.
  await page.route(
    (url) => url.pathname.startsWith('/marketplace/') || url.pathname === '/me',
    () => {},
  )
  await page.goto('/all_products/search?query=lantern')
  await page.getByRole('link', { name: 'Brass lantern' }).waitFor()
  await page.goto(`/all_products/${lot.sellerId}/${lot.id}`)
  await page.getByText('Of solid brass.').waitFor()
  await page.goto(`/all_sellers/${lot.sellerId}`)
  await page.getByRole('link', { name: 'Brass lantern' }).waitFor()
  expect(
    asked.filter((url) => url.includes('landing')),
    'nothing of the landing page',
  ).toEqual([])
  await buyer.leave()
})

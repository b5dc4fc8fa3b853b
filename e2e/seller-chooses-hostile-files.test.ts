import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOSTILE } from '#server/imports/testing/hostile-files.ts'
import { isLong } from '#server/testing/rounds.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

let browser: Browser
let site: Awaited<ReturnType<typeof openMarket>>['site']
let seller: Person

beforeAll(async () => {
  browser = await openBrowser()
  site = (await openMarket()).site
  seller = await aPersonAt(browser, { address: site.address })
  await signIn(seller, 'seller@example.com')
})
afterAll(async () => {
  await seller.leave()
  await browser.close()
  await site.stop()
})

// Each takes the page a second or two.
const FILES = HOSTILE.filter((_, at) => isLong || at % 5 === 0).map((make) => make(5000))
const HONEST = Buffer.from('UPC,Product Name\n036000291452,Honest lot\n')

test('the page shows or refuses each hostile file, and lives', async () => {
  const { page } = seller
  await page.goto('/dashboard/csv_import')
  const picker = page.getByLabel('Upload products via .csv')
  expect(FILES.length).toBeGreaterThan(6)
  for (const { what, bytes } of FILES) {
    const buffer = Buffer.from(bytes)
    await picker.setInputFiles({ name: `${what}.xlsx`, mimeType: 'text/csv', buffer })
    await page.getByRole('alert').or(page.getByLabel('What the rows will do')).first().waitFor()
    await picker.setInputFiles({ name: 'honest.csv', mimeType: 'text/csv', buffer: HONEST })
    await page.getByText('Honest lot').first().waitFor()
  }
})

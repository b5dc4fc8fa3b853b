import { afterAll, beforeAll, test } from 'vitest'
import { databaseProxy, type DatabaseProxy } from '#server/testing/database-proxy.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { aListedProduct } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

let browser: Browser
let database: TestDatabase
let proxy: DatabaseProxy
let site: TestSite
let buyer: Person

beforeAll(async () => {
  browser = await openBrowser()
  database = await freshDatabase()
  proxy = await databaseProxy(database.url)
  const { db } = database.connection
  const market = await openMarket({ env: { DATABASE_URL: proxy.url }, db })
  site = market.site
  await aListedProduct(db, { sellerId: market.seller.id, name: 'Ribbed pompom beanie' })
  buyer = await aPersonAt(browser, {
    address: site.address,
    meant: /status of 503|Lotline is temporarily unavailable/,
  })
})
afterAll(async () => {
  await buyer.leave()
  await browser.close()
  await site.stop()
  await proxy.cut()
  await database.drop()
})

test('a page opened while the database is away says so, and recovers without a reload', async () => {
  await signIn(buyer, 'buyer@example.com')
  const { page } = buyer
  await page.goto('/all_products')
  await page.getByText('Ribbed pompom beanie').waitFor()

  await proxy.cut()
  await page.goto('/all_products')
  await page.getByText('Lotline is temporarily unavailable').waitFor()

  await proxy.mend()
  await page.getByText('Ribbed pompom beanie').waitFor()
  buyer.sawNoProblem()
})

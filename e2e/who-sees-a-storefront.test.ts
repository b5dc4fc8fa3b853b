import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '#server/testing/eventually.ts'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'
import { expectAccessible } from './support/accessible.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

let browser: Browser
let site: TestSite
let buyer: Person
let seller: Person
let staff: Person
let storefront: string
let draft: string
let rivalId: number

beforeAll(async () => {
  browser = await openBrowser()
  const market = await openMarket()
  site = market.site
  const own = { sellerId: market.seller.id, category: 'home' as const }
  await aListedProduct(site.db, { ...own, name: 'Soy candle', tags: ['candles'] })
  await aListedProduct(site.db, { ...own, name: 'Stoneware mug', tags: ['stoneware'] })
  await aListedProduct(site.db, { ...own, name: 'Cat tree', category: 'pet', units: 0 })
  const { id } = await aListedProduct(site.db, { ...own, name: 'Draft', provisional: true })
  storefront = `/all_sellers/${own.sellerId}`
  draft = `/all_products/${own.sellerId}/${id}`
  rivalId = (await aSeller(site.db, { name: 'Rival & Sons' })).id
  const visit = { address: site.address, meant: /status of 404/ }
  buyer = await aPersonAt(browser, visit)
  seller = await aPersonAt(browser, visit)
  staff = await aPersonAt(browser, visit)
})
afterAll(async () => {
  await Promise.all([buyer, seller, staff].map((person) => person.leave()))
  await browser.close()
  await site.stop()
})

describe('a storefront', () => {
  test('a buyer walks through it by its tags, and Back through what was seen', async () => {
    const { page } = buyer
    await signIn(buyer, 'buyer@example.com')
    await page.goto(storefront)
    const lots = page.getByRole('list', { name: 'Products' }).getByRole('link')
    await page.getByRole('heading', { name: 'Harrow & Pine' }).waitFor()
    await page.getByText('Showing 3 results').waitFor()
    expect(await page.getByRole('link', { name: 'Add Banner' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Pet' }).click()
    await page.getByText('Showing 1 result', { exact: true }).waitFor()
    await expect.poll(() => lots.allTextContents()).toEqual(['Cat tree'])
    await page.getByRole('button', { name: 'Stoneware' }).click()
    await page.waitForURL('**?tag=stoneware')
    await page.getByRole('link', { name: 'Stoneware mug' }).waitFor()
    await page.goBack()
    await page.getByRole('link', { name: 'Cat tree' }).waitFor()
    await page.goBack()
    await page.getByText('Showing 3 results').waitFor()
    await page.goto(`${storefront}?tag=linen`)
    await page.getByText('No matches').waitFor()
    await page.getByRole('button', { name: 'All Products', exact: true }).click()
    await page.getByText('Showing 3 results').waitFor()
  })

  test('a buyer sorts its lots and asks to be told about new ones', async () => {
    const { page } = buyer
    await page.goto(`${storefront}?tag=pet`)
    await page.getByLabel('Sort', { exact: true }).selectOption({ label: 'Percent off' })
    await page.waitForURL('**?tag=pet&sort=percent_off')
    await page.getByRole('link', { name: 'Cat tree' }).waitFor()
    await page.getByRole('button', { name: 'Notify me of new lots' }).click()
    const told = page.getByRole('button', { name: 'Notifying you of new lots' })
    await told.waitFor()
    await page.getByRole('link', { name: 'Saved searches' }).click()
    await page.getByRole('checkbox', { name: 'Daily email for Harrow & Pine' }).waitFor()
    expect(await page.getByRole('checkbox', { name: /Harrow/ }).isChecked()).toBe(true)
    await page.goBack()
    await told.waitFor()
    expect(await page.getByLabel('Sort', { exact: true }).inputValue()).toBe('percent_off')
  })

  test('a buyer scrolls through one of many lots to the last of them', async () => {
    const { page } = buyer
    await sql`
      with listed as (
        insert into products (seller_id, name, upc, provisional, units, created_at)
        select ${rivalId}, 'Lot ' || n, n::text, false, 10, now() - n * interval '1 minute'
        from generate_series(1, 150) n
        returning id, units
      )
      insert into stock_movements (product_id, change, reason) select id, units, 'listed' from listed`.execute(
      site.db,
    )
    await page.goto(`/all_sellers/${rivalId}`)
    await page.getByText('Showing 150 results').waitFor()
    await eventually(
      async () => {
        await page.keyboard.press('End')
        return page.getByRole('link', { name: 'Lot 150' }).count()
      },
      (shown) => shown === 1,
    )
  })

  test('a buyer searches it, and is told what finds nothing', async () => {
    const { page } = buyer
    await page.goto(storefront)
    const search = page.getByRole('searchbox', { name: 'Search Harrow & Pine' })
    await search.fill('stonware')
    await search.press('Enter')
    await page.waitForURL('**?query=stonware')
    await page.getByText('Showing results for “stoneware”').waitFor()
    await page.getByRole('link', { name: 'Stoneware mug' }).waitFor()
    expect(await page.getByLabel('Sort').locator('option:checked').innerText()).toBe('Best match')
    await expectAccessible(page)
    await search.fill('kayak')
    await search.press('Enter')
    await page.getByText('No lots in this shop match “kayak”.').waitFor()
    await page.getByRole('button', { name: 'Clear search' }).last().click()
    await page.getByText('Showing 3 results').waitFor()
  })

  test('its seller sees a lot of it without any offer control, and that buyers do not see it', async () => {
    const { page } = seller
    await signIn(seller, 'seller@example.com')
    await page.goto(draft)
    await page.getByText('This product isn’t published. Buyers don’t see it.').waitFor()
    await page.getByRole('link', { name: 'Fix issues with product details' }).waitFor()
    await page.getByRole('row', { name: /Unit wholesale/ }).waitFor()
    expect(await page.getByRole('form', { name: 'Offer' }).count()).toBe(0)
  })

  test('its seller finds it as My Storefront, is asked for a banner, and led to where one is set', async () => {
    const { page } = seller
    await page.goto('/dashboard')
    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('menuitem', { name: 'My Storefront' }).click()
    await page.getByText('Showing 3 results').waitFor()
    const mine = page.getByRole('complementary', { name: 'My Storefront' })
    await mine.getByText('This is how buyers see your products.').waitFor()
    expect(await mine.getByRole('link').getAttribute('href')).toBe('/dashboard/manage_products')
    await page.getByRole('link', { name: 'Add Banner' }).click()
    await page.waitForURL('**/dashboard/seller_profile')
    await page.getByText('Cover Photo', { exact: true }).waitFor()
  })

  test('another seller’s is not here for a seller, and staff see all', async () => {
    await seller.page.goto(`/all_sellers/${rivalId}`)
    await seller.page.getByText('We can’t find this seller').waitFor()
    await signIn(staff, 'staff@example.com')
    for (const shop of [storefront, `/all_sellers/${rivalId}`]) {
      await staff.page.goto(shop)
      await staff.page.getByRole('heading', { name: /Harrow|Rival/, level: 1 }).waitFor()
    }
    await staff.page.goto(draft)
    await staff.page.getByText('Buyers don’t see it.').waitFor()
    expect(await staff.page.getByRole('form', { name: 'Offer' }).count()).toBe(0)
    for (const person of [buyer, seller, staff]) person.sawNoProblem()
  })
})

import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoSignIns } from '#market/accounts/demo-sign-ins.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts'
import { openBrowser, type Browser } from './browser.ts'
import { aPersonAt, signIn, type Person } from './person.ts'
import { expectTargetsLarge } from './targets.ts'

const MANAGE = '/dashboard/manage_products'
const WIZARD = '/seller_inquiry/create_profile'
const QUEUE = '/admin/applications'
// A screen is read in seconds, and a person has up to ten of them.
const PATIENCE_MS = 300_000

type Device = { width: number; height: number }

/** On a phone the first one comes with the sign-up modal. */
const WAYS_IN = [
  '/',
  '/sign_in',
  '/sign_up',
  '/forgot_password',
  '/buyer_inquiry',
  '/buyer_inquiry/submitted',
  '/seller_inquiry',
  '/seller_inquiry/submitted',
  '/reset_password/x',
  '/samples',
]

/** What everybody sees at this size, by the demo's own people. */
export function screensFit(device: Device) {
  let browser: Browser
  let site: TestSite

  beforeAll(async () => {
    browser = await openBrowser()
    site = await startSite({
      webFolder: join(import.meta.dirname, '../../dist/web'),
      env: { DEMO: 'on' },
    })
    // What is new would stand over every screen that is looked at.
    await site.db.deleteFrom('releaseNotes').execute()
  })
  afterAll(async () => {
    await browser.close()
    await site.stop()
  })

  describe('on this screen', { timeout: PATIENCE_MS }, () => {
    test('what a visitor sees is accessible and fits', async () => {
      const visitor = await aPersonAt(browser, { address: site.address, device })
      for (const path of WAYS_IN) await expectWell(visitor, path)
      visitor.sawNoProblem()
      await visitor.leave()
    })

    test('what a buyer sees is accessible and fits', async () => {
      const buyer = await aDemo('buyer')
      const lot = await site.db
        .selectFrom('products')
        .select(['id', 'sellerId'])
        .where('provisional', '=', false)
        .executeTakeFirstOrThrow()
      const product = `/all_products/${lot.sellerId}/${lot.id}`
      const storefront = `/all_sellers/${lot.sellerId}`
      const order = await anOrderOf(buyer)
      const shop = ['/all_products', '/compare', product, storefront]
      const kept = ['/saved_searches', '/watched_lots']
      const trade = ['/cart', '/cart/upload', '/my_offers', '/my_orders', order, '/account']
      for (const path of [...shop, ...kept, ...trade]) await expectWell(buyer, path)
      buyer.sawNoProblem()
      await buyer.leave()
    })

    test('a fresh visit shows what it came for without scrolling', async () => {
      const visitor = await aPersonAt(browser, { address: site.address, device })
      await visitor.page.goto('/')
      await expectInView(visitor, visitor.page.getByRole('link', { name: 'Start Buying' }).first())
      if (device.width >= 1280)
        await expectInView(visitor, visitor.page.getByText('ecommerce sellers'))
      await visitor.leave()

      const buyer = await aDemo('buyer')
      await buyer.page.goto('/all_products')
      await buyer.page
        .getByRole('region', { name: 'Top Sellers' })
        .getByRole('link')
        .last()
        .waitFor()
      const lots = buyer.page.getByRole('list', { name: 'Products' }).getByRole('listitem')
      for (const column of device.width >= 1280 ? [0, 1, 2, 3] : [0, 1]) {
        await expectInView(buyer, lots.nth(column).getByRole('link'))
        await expectInView(buyer, lots.nth(column).getByText(/^[\d,]+ units?/))
      }
      await buyer.leave()
    })

    test('what a seller sees is accessible and fits', async () => {
      const seller = await aDemo('seller')
      const wizard = ['profile', 'products'].map((step) => `${WIZARD}?step=${step}`)
      const products = ['?search=cushion', '?tab=needs_fixing', '/new', '/photos'].map(
        (rest) => MANAGE + rest,
      )
      const order = await anOrderOf(seller)
      const trade = ['/my_offers', '/my_orders', order]
      const paths = [
        '/dashboard',
        '/dashboard/manage_orders',
        '/dashboard/manage_orders/ship',
        '/dashboard/seller_profile',
        '/dashboard/csv_import',
        ...products,
        ...trade,
        '/account',
        '/samples',
        ...wizard,
      ]
      for (const path of paths) await expectWell(seller, path)
      seller.sawNoProblem()
      await seller.leave()
    })

    test('what staff see is accessible and fits', async () => {
      const staff = await aDemo('admin')
      const queue = ['waiting', 'approved', 'denied'].map((state) => `${QUEUE}?state=${state}`)
      const tools = [
        'people',
        'approvals',
        'administrators',
        'audit_log',
        'system',
        'leads',
        'sellers',
        'top_sellers',
      ]
      const others = [...tools, 'purchase_orders', 'release_notes', 'insights'].map(
        (tool) => `/admin/${tool}`,
      )
      const shop = await site.db
        .selectFrom('sellers')
        .select(['id', 'userId'])
        .where('userId', 'is not', null)
        .executeTakeFirstOrThrow()
      const details = [`/admin/people/${shop.userId}`, `/admin/sellers/${shop.id}`]
      for (const path of [...queue, ...others, ...details]) await expectWell(staff, path)
      staff.sawNoProblem()
      await staff.leave()
    })
  })

  async function aDemo(role: 'buyer' | 'seller' | 'admin'): Promise<Person> {
    const person = await aPersonAt(browser, { address: site.address, device })
    const { email, password } = demoSignIns.find((each) => each.role === role) ?? demoSignIns[0]
    await signIn(person, email, password)
    return person
  }
}

/** Wholly in the window as it stands, before anything is scrolled. */
async function expectInView({ page }: Person, what: Locator) {
  await what.waitFor()
  const bottom = async () => {
    const box = await what.boundingBox()
    return box ? box.y + box.height : Infinity
  }
  await expect.poll(bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
}

/** The page of an order, as the list leads to it. */
async function anOrderOf({ page }: Person): Promise<string> {
  await page.goto('/my_orders')
  const link = page.getByRole('main').locator('a[href^="/my_orders/"]').first()
  return (await link.getAttribute('href')) ?? ''
}

/** Opens a screen, waits until nothing is on its way, and reads it as its strictest readers do. */
async function expectWell({ page }: Person, path: string) {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  // The network also idles between the code of a page and what it asks for. Dialogs hide a heading, hence not by role.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expectTargetsLarge(page)
}

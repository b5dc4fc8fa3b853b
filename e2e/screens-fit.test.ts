import { describe, test } from 'vitest'
import { demoForThisFile } from './support/demo.ts'
import type { Person } from './support/person.ts'
import {
  DESK,
  expectInView,
  expectWell,
  expectWellAtBoth,
  openScreen,
  PHONE,
} from './support/screens-fit.ts'

const MANAGE = '/dashboard/manage_products'
const WIZARD = '/seller_inquiry/create_profile'
const QUEUE = '/admin/applications'
// A screen is read in seconds, and a person has up to twenty of them.
const PATIENCE_MS = 300_000

const DIALOGS = ['/sign_in', '/sign_up', '/forgot_password']
const WAYS_IN = [
  '/buyer_inquiry',
  '/buyer_inquiry/submitted',
  '/seller_inquiry',
  '/seller_inquiry/submitted',
  '/reset_password/x',
  '/samples',
]

const { site, aVisitor, aDemo } = demoForThisFile()

describe('at a desk and as narrow as a phone', { timeout: PATIENCE_MS }, () => {
  test('what a visitor sees is accessible and fits', async () => {
    const visitor = await aVisitor()
    await openScreen(visitor, '/')
    await expectWell(visitor)
    const dialog = visitor.page.getByRole('dialog')
    for (const path of DIALOGS) await expectWellAtBoth(visitor, path, dialog)
    for (const path of WAYS_IN) await expectWellAtBoth(visitor, path)
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
    const kept = ['/saved_searches', '/watched_lots', '/ship_to_addresses', '/resale_certificates']
    const trade = [
      '/cart',
      '/cart/upload',
      '/my_offers',
      '/questions',
      '/my_orders',
      order,
      '/account',
    ]
    for (const path of [...shop, ...kept, ...trade]) await expectWellAtBoth(buyer, path)
    buyer.sawNoProblem()
    await buyer.leave()
  })

  test('what a seller sees is accessible and fits', async () => {
    const seller = await aDemo('seller')
    const wizard = ['profile', 'products'].map((step) => `${WIZARD}?step=${step}`)
    const products = ['?search=cushion', '?tab=needs_fixing', '/new', '/photos'].map(
      (rest) => MANAGE + rest,
    )
    const order = await anOrderOf(seller)
    const trade = ['/my_offers', '/questions', '/my_orders', order]
    const paths = [
      '/dashboard',
      '/dashboard/invoices',
      '/dashboard/manage_orders',
      '/dashboard/manage_orders/ship',
      '/dashboard/payouts',
      '/dashboard/payouts/orders',
      '/dashboard/payouts/statements',
      '/dashboard/seller_profile',
      '/dashboard/csv_import',
      ...products,
      ...trade,
      '/account',
      '/samples',
      ...wizard,
    ]
    for (const path of paths) await expectWellAtBoth(seller, path)
    seller.sawNoProblem()
    await seller.leave()
  })

  test('what staff see is accessible and fits', async () => {
    const staff = await aDemo('admin')
    const queue = ['waiting', 'approved', 'denied'].map((state) => `${QUEUE}?state=${state}`)
    const tools = [
      'people',
      'approvals',
      'inbox',
      'today',
      'administrators',
      'audit_log',
      'system',
      'leads',
      'payouts',
      'payouts/due',
      'resale_certificates',
      'claims',
      'sellers',
      'fee_invoices',
      'top_sellers',
    ]
    const others = [...tools, 'purchase_orders', 'release_notes', 'legal_pages', 'insights'].map(
      (tool) => `/admin/${tool}`,
    )
    const shop = await site.db
      .selectFrom('sellers')
      .select(['id', 'userId'])
      .where('userId', 'is not', null)
      .executeTakeFirstOrThrow()
    const details = [`/admin/people/${shop.userId}`, `/admin/sellers/${shop.id}`]
    for (const path of [...queue, ...others, ...details]) await expectWellAtBoth(staff, path)
    staff.sawNoProblem()
    await staff.leave()
  })
})

describe('opened on a phone', { timeout: PATIENCE_MS }, () => {
  test('the landing page is accessible and fits, under the sign-up dialog and without', async () => {
    const visitor = await aVisitor(PHONE)
    const { page } = visitor
    await openScreen(visitor, '/')
    // Who moves is invited.
    await page.mouse.move(20, 20)
    await page.getByRole('dialog', { name: 'Sign Up' }).waitFor()
    await expectWell(visitor)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expectWell(visitor)
    visitor.sawNoProblem()
    await visitor.leave()
  })

  test.each([
    { role: 'buyer', path: '/all_products' },
    { role: 'buyer', path: '/my_offers' },
    { role: 'admin', path: QUEUE },
  ] as const)(
    'what a $role sees at $path, drawn for it, is accessible and fits',
    async (screen) => {
      const person = await aDemo(screen.role, PHONE)
      await openScreen(person, screen.path)
      await expectWell(person)
      person.sawNoProblem()
      await person.leave()
    },
  )
})

describe.each([
  { place: 'a desk', device: DESK, columns: 4 },
  { place: 'a phone', device: PHONE, columns: 2 },
])('a fresh visit on $place shows without scrolling', ({ device, columns }) => {
  test('how to begin, and what it is about', async () => {
    const visitor = await aVisitor(device)
    await visitor.page.goto('/')
    await expectInView(visitor, visitor.page.getByRole('link', { name: 'Start Buying' }).first())
    if (device === DESK) await expectInView(visitor, visitor.page.getByText('ecommerce sellers'))
    await visitor.leave()
  })

  test('the first lots whole, also after one was looked at', async () => {
    const buyer = await aDemo('buyer', device)
    const { page } = buyer
    await page.goto('/all_products')
    const lots = page.getByRole('list', { name: 'Products' }).getByRole('listitem')
    await lots.first().getByRole('link').first().click()
    await page.getByText('Product Details').waitFor()
    await page.goto('/all_products')
    await page.getByRole('region', { name: 'Top Sellers' }).getByRole('link').last().waitFor()
    await page.getByRole('region', { name: 'Recently viewed' }).waitFor()
    for (let column = 0; column < columns; column += 1) await expectInView(buyer, lots.nth(column))
    await buyer.leave()
  })
})

/** The page of an order, as the list leads to it. */
async function anOrderOf({ page }: Person): Promise<string> {
  await page.goto('/my_orders')
  const link = page.getByRole('main').locator('a[href^="/my_orders/"]').first()
  return (await link.getAttribute('href')) ?? ''
}

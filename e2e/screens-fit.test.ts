import { describe, test } from 'vitest'
import { demoForThisFile } from './support/demo.ts'
import {
  DESK,
  expectInView,
  expectWell,
  expectWellAtBoth,
  openScreen,
  PHONE,
} from './support/screens-fit.ts'

const QUEUE = '/admin/applications'
// A screen is read in seconds.
const PATIENCE_MS = 300_000

/** Screens that are no page of their own (`every-page/`). */
const SCREENS = {
  seller: [
    '/dashboard/manage_products?search=cushion',
    '/dashboard/manage_products?tab=needs_fixing',
    '/seller_inquiry/create_profile?step=profile',
    '/seller_inquiry/create_profile?step=products',
  ],
  admin: ['waiting', 'approved', 'denied'].map((state) => `${QUEUE}?state=${state}`),
} as const
const DIALOGS = ['/sign_in', '/sign_up', '/forgot_password']

const { aVisitor, aDemo } = demoForThisFile()

describe('at a desk and as narrow as a phone', { timeout: PATIENCE_MS }, () => {
  test('what a visitor opens over the landing page is accessible and fits', async () => {
    const visitor = await aVisitor()
    const dialog = visitor.page.getByRole('dialog')
    for (const path of DIALOGS) await expectWellAtBoth(visitor, path, dialog)
    visitor.sawNoProblem()
    await visitor.leave()
  })

  test.each(['seller', 'admin'] as const)(
    'each tab, step and search of a %s is accessible and fits',
    async (role) => {
      const person = await aDemo(role)
      for (const path of SCREENS[role]) await expectWellAtBoth(person, path)
      person.sawNoProblem()
      await person.leave()
    },
  )
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

import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { aListedProduct } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'
import { expectAccessible } from './support/accessible.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { keyboardOf } from './support/keyboard.ts'
import { openMarket, PASSWORD } from './support/market.ts'
import { pressAndHold } from './support/press-and-hold.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

const MANAGE = '/dashboard/manage_products'
const NAME = 'Rosewater candle, travel tin'
const PHONE = { width: 375, height: 812, hasTouch: true }

let browser: Browser
let site: TestSite
let onPhone: Person
let atDesk: Person
let listed: { upc: string }

beforeAll(async () => {
  browser = await openBrowser()
  const market = await openMarket()
  site = market.site
  listed = await aListedProduct(site.db, {
    sellerId: market.seller.id,
    name: 'Speckled mug',
    askingPrice: cents(9_00),
  })
  const { address } = site
  onPhone = await aPersonAt(browser, { address, device: PHONE, meant: /status of 401/ })
  atDesk = await aPersonAt(browser, { address })
})
afterAll(async () => {
  await onPhone.leave()
  await atDesk.leave()
  await browser.close()
  await site.stop()
})

const description = (page: Page) => page.getByRole('textbox', { name: /^Description/ })

async function expectStep({ page }: Person, title: string) {
  await page.getByRole('heading', { name: title, exact: true }).waitFor()
  await expectAccessible(page)
}

async function aPhoto(name: string, background: string) {
  const square = sharp({ create: { width: 600, height: 600, channels: 3, background } })
  return { name, mimeType: 'image/png', buffer: await square.png().toBuffer() }
}

test('the first step creates the product, from its UPC and name', async () => {
  const { page } = onPhone
  await signIn(onPhone, 'seller@example.com')
  await page.goto(`${MANAGE}/new`)
  await expectStep(onPhone, 'Identifiers')
  const goOn = page.getByRole('button', { name: 'Save and go to Description' })
  expect(await goOn.isDisabled()).toBe(true)
  const pricing = page.getByRole('navigation', { name: 'Steps' }).getByText('Pricing')
  expect(await pricing.isDisabled(), 'there is no product yet').toBe(true)

  await page.getByLabel('Product Name').press('Enter')
  await page.getByRole('alert').getByText('Please check required fields').waitFor()
  await expect.poll(() => page.getByText('Required', { exact: true }).count()).toBe(2)
  await page.getByLabel('Product Name').fill(NAME)
  await page.getByLabel('UPC').fill(listed.upc)
  await page.getByText('UPC is already taken').waitFor()
  await page.getByLabel('UPC').fill('36000291452')
  await page.getByText('Added the leading zero your spreadsheet dropped.').waitFor()
  await goOn.click()
  await page.waitForURL('**?step=description')
  await expectStep(onPhone, 'Description')
  await page.getByText('Not published').waitFor()
})

test('what is typed outlives a reload and the end of the session', async () => {
  const { page } = onPhone
  page.on('dialog', (dialog) => void dialog.accept())
  await description(page).fill('Hand-poured.')
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect.poll(() => description(page).inputValue()).toBe('Hand-poured.')

  await page
    .getByLabel('Photos', { exact: true })
    .setInputFiles([await aPhoto('lid.png', '#7a3b52'), await aPhoto('front.png', '#3b7a52')])
  await expect.poll(() => page.getByText(/^Uploaded/).count()).toBe(2)
  await Promise.all([
    page.getByText('Photo 2 is now photo 1 of 2').waitFor(),
    page.getByRole('button', { name: 'Move Photo 2 up' }).click(),
  ])
  await Promise.all([
    page.getByText('Photo 2 removed').waitFor(),
    pressAndHold(
      page.getByRole('button', { name: 'Remove Photo 2' }),
      page.getByRole('button', { name: 'Undo' }),
    ),
  ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Remove Photo 2' }).waitFor()

  await site.db.deleteFrom('sessions').execute()
  await page.getByRole('button', { name: 'Save and go to Pricing' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('seller@example.com')
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await description(page).inputValue()).toBe('Hand-poured.')
  await page.getByRole('button', { name: 'Save and go to Pricing' }).click()
  await expectStep(onPhone, 'Pricing')
})

test('three prices, and the units publish it', async () => {
  const { page } = onPhone
  await page.getByLabel('Unit MSRP').fill('2400')
  await page.getByLabel('Unit Wholesale').fill('1100')
  await page.getByLabel('Unit Asking Price').fill('2600')
  await page.getByLabel('Unit Asking Price').press('Enter')
  await page.getByText('Must be less than or equal to Unit MSRP').waitFor()
  await page.getByLabel('Unit Asking Price').fill('720')
  await page.getByText('$6.48').waitFor()
  await page.getByRole('button', { name: 'Save and go to Quantity' }).click()
  await page.getByText('$7.20 is under wholesale, $11.00.').waitFor()
  await page.getByRole('button', { name: 'Keep $7.20' }).click()
  await expectStep(onPhone, 'Quantity')
  await page.getByText('Saving this step publishes the product.').waitFor()
  await page.getByLabel('Units', { exact: true }).fill('960')
  await page.getByLabel('Buyer preview').getByText('960 units').waitFor()
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expectStep(onPhone, 'Details')
  await page.getByText('Published', { exact: true }).waitFor()
})

test('optional steps follow, Back leads through them, and the last one to the list', async () => {
  const { page } = onPhone
  await page.getByLabel('Category').selectOption('home')
  await page.goBack()
  await page.waitForURL('**?step=quantity')
  await page.getByText('All changes saved').waitFor()
  await page.getByRole('link', { name: /^Dimensions/ }).click()
  await expectStep(onPhone, 'Dimensions')
  await page.getByLabel('Length').fill('0')
  await page.getByLabel('Length').press('Enter')
  await page.getByText('Must be a positive number').waitFor()
  await page.getByLabel('Length').fill('3.5')
  await page.getByRole('button', { name: 'Save and go to Packaging' }).click()
  await expectStep(onPhone, 'Packaging')
  await page.getByLabel('Inner Quantity').fill('6')
  await page.getByLabel('Number of Inners').fill('4')
  await expect.poll(() => page.getByLabel('Outer Quantity').inputValue()).toBe('24')
  await Promise.all([
    page.getByText('Success!').waitFor(),
    page.getByRole('button', { name: 'Save and finish' }).click(),
  ])
  await page.waitForURL(`**${MANAGE}`)
  await page.getByText(NAME).first().waitFor()
})

test('an edit opens the single form, and a product is deleted only when sure', async () => {
  const { page } = onPhone
  const { id } = await site.db
    .selectFrom('products')
    .select('id')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow()
  await page.goto(`${MANAGE}/${id}`)
  await page.getByRole('heading', { name: 'Edit Product' }).waitFor()
  await page.getByRole('button', { name: 'Delete Product' }).click()
  const asking = page.getByRole('alertdialog', { name: 'Are you sure you want to delete?' })
  await asking.getByRole('button', { name: 'No, keep editing' }).click()
  await asking.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Delete Product' }).click()
  await asking.getByRole('button', { name: 'Yes, delete product' }).click()
  await page.waitForURL(`**${MANAGE}`)
  await page.getByText('1 Product', { exact: true }).waitFor()
  onPhone.sawNoProblem()
})

test('the keyboard alone goes through the wizard twice in a row, and never loses the focus', async () => {
  const { page } = atDesk
  await signIn(atDesk, 'seller@example.com')
  await page.goto(MANAGE)
  await page.getByRole('heading', { name: 'Manage Products' }).waitFor()
  for (const upc of ['036000291452', '036000291469']) {
    await addByKeys(atDesk, upc)
    await page.waitForURL(`**${MANAGE}`)
    await expectFocusOn(atDesk, 'Manage Products')
  }
  atDesk.sawNoProblem()
})

async function addByKeys(person: Person, upc: string) {
  const { page } = person
  const { fill, press, key, type } = keyboardOf(person)
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await press(page.getByRole('button', { name: 'Add Products' }).first())
  await expectFocusOn(person, 'Upload Products Via .CSV')
  await key('ArrowDown')
  await key('Enter')
  await expectTypingIn(person, 'Product Name')
  await fill(field('Product Name'), NAME)
  await fill(field('UPC'), upc)
  await key('Enter')
  await expectTypingIn(person, 'Description')
  await press(page.getByRole('button', { name: 'Add a photo by URL' }))
  await type('https://cdn.example.com/g/o/candle.jpg')
  await key('Enter')
  await expectTypingIn(person, 'Unit MSRP')
  await fill(field('Unit MSRP'), '2400')
  await fill(field('Unit Wholesale'), '1100')
  await fill(field('Unit Asking Price'), '720')
  await key('Enter')
  await press(page.getByRole('button', { name: 'Keep $7.20' }))
  await expectTypingIn(person, 'Units')
  await fill(field('Units'), '960')
  await key('Enter')
  for (const first of ['Category', 'Length', 'Packaging Type']) {
    await expectTypingIn(person, first)
    await key('Enter')
  }
}

/** A step begins at its first field. */
const expectTypingIn = ({ page }: Person, label: string) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const field = document.activeElement
        return field && 'labels' in field && field.labels instanceof NodeList
          ? field.labels[0]?.textContent
          : undefined
      }),
    )
    .toMatch(new RegExp(`^${label}(Optional)?$`))

/**
 * New content, such as the heading of a step, has the focus: screen readers read it, and Tab continues from
 * there.
 */
const expectFocusOn = ({ page }: Person, what: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(what)

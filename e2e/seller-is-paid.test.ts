import { afterAll, beforeAll, expect, test } from 'vitest'
import { anUnpaidOrder } from '#server/payments/testing/an-unpaid-order.ts'
import { transact } from '#server/platform/database/transact.ts'
import { lockAnyOrder } from '#server/purchase-orders/find-order.ts'
import { makeTransition } from '#server/purchase-orders/make-transition.ts'
import { aListedProduct } from '#server/testing/listings.ts'
import { expectAccessible } from './support/accessible.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

let browser: Browser
let market: Awaited<ReturnType<typeof openMarket>>
let seller: Person
let staff: Person

beforeAll(async () => {
  browser = await openBrowser()
  market = await openMarket({ env: { PAYOUT_DAYS: 'off' } })
  await aReleasedOrder()
  const { address } = market.site
  seller = await aPersonAt(browser, { address })
  await signIn(seller, 'seller@example.com')
  staff = await aPersonAt(browser, { address })
  await signIn(staff, 'staff@example.com')
})
afterAll(async () => {
  await seller.leave()
  await staff.leave()
  await browser.close()
  await market.site.stop()
})

const money = (name: RegExp) =>
  seller.page.getByRole('list', { name: 'Your money' }).getByRole('link', { name })

test('a seller whose order was received has money available, and says where to pay it', async () => {
  const { page } = seller
  await page.goto('/dashboard')
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'Payouts' })
    .click()
  await money(/^Available \$72.00 On hold/).waitFor()
  await page.getByText('We don’t know where to pay you yet.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add bank details' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Account holder').fill('Harrow & Pine LLC')
  await dialog.getByLabel('Bank', { exact: true }).fill('First Bank')
  await dialog.getByLabel('Routing number').fill('021000021')
  await dialog.getByLabel('Account number').fill('000123456789')
  await dialog.getByRole('button', { name: 'Save bank details' }).click()
  await page.getByText('First Bank •••• 6789').waitFor()
  await money(/^Available \$72.00 Paid when our team starts/).waitFor()
  expect(await page.content()).not.toContain('000123456789')
  await expectAccessible(page)
})

test('staff see what is due, and begin a pay run', async () => {
  const { page } = staff
  await page.goto('/admin/payouts')
  await page.getByRole('link', { name: /^To be paid \$72.00 1 seller/ }).click()
  await page
    .getByRole('row', { name: /Harrow & Pine/ })
    .getByText('To be paid')
    .waitFor()
  await expectAccessible(page)
  await page.goBack()
  await page.getByRole('button', { name: 'Begin pay run now' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pay $72.00' }).click()
  await page
    .getByRole('row', { name: /Harrow & Pine/ })
    .getByRole('button', { name: 'Pay by hand' })
    .waitFor()
  await page.getByRole('link', { name: /^To send by hand/ }).click()
  await expectAccessible(page)
})

test('it is on its way to the seller, whose page shows it without being loaded again', async () => {
  await money(/^On its way to your bank \$72.00/).waitFor()
  await seller.page.getByRole('cell', { name: 'Being sent' }).waitFor()
})

test('staff read the bank details, transfer the money and record the reference', async () => {
  const { page } = staff
  await page.getByRole('button', { name: 'Pay by hand' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Show bank details' }).click()
  await dialog.getByText('000123456789').waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('Bank reference').fill('FT-2026-11')
  await dialog.getByRole('button', { name: 'Record payment' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.goto('/admin/payouts?state=paid')
  await page.getByText('By hand, FT-2026-11').waitFor()
})

test('the seller sees that it was paid, for which order, and finds it on the statement', async () => {
  const { page } = seller
  await money(/^Paid \$72.00/).waitFor()
  await page.getByText('FT-2026-11').waitFor()
  await page.getByRole('link', { name: '1 order' }).click()
  await page
    .getByRole('row', { name: /PO-\d+ ?Corner Store/ })
    .getByText('$72.00')
    .waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Statements' }).click()
  await page
    .getByRole('row', { name: /^Sale, less fee/ })
    .getByText('+$72.00')
    .waitFor()
  await page
    .getByRole('row', { name: /^Closing balance/ })
    .getByText('$0.00')
    .waitFor()
  await expectAccessible(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save PDF' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.pdf$/)
})

test('staff refund a part of the order that was paid out, and see first who bears it', async () => {
  const { page } = staff
  await page.goto('/admin/purchase_orders')
  await page.getByRole('button', { name: /^PO-\d+$/ }).click()
  await page.getByRole('button', { name: 'Refund part' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('2')
  await dialog.getByLabel('Reason').fill('Two cases were wet')
  const does = dialog.getByRole('region', { name: 'What this refund does' })
  await does.getByText('$14.40').waitFor()
  await does.getByText('$64.00').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Refund $16.00' }).click()
  await page.getByText('Partial refund: To be sent by wire').waitFor()
  await expectAccessible(page)
})

test('the seller sees what it owes, and for which order', async () => {
  const { page } = seller
  await page.goto('/dashboard/payouts')
  await page.getByText('You owe $14.40.').waitFor()
  await expectAccessible(page)
})

test('staff record the transfer to the buyer', async () => {
  const { page } = staff
  await page.getByRole('button', { name: 'Record bank transfer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Bank reference').fill('FT-2026-12')
  await dialog.getByRole('button', { name: 'Record bank transfer' }).click()
  await page.getByText('Partial refund: Refunded manually').waitFor()
  await page.getByText('Reference: FT-2026-12').waitFor()
})

test('the next sale meets it', async () => {
  await aReleasedOrder()
  await seller.page.reload()
  await money(/^Available \$57.60/).waitFor()
  await seller.page.getByText('You owe $14.40.').waitFor({ state: 'detached' })
})

test('both sides read it on the order, with its reason', async () => {
  await seller.page.goto('/dashboard/manage_orders')
  const refunded = seller.page.getByRole('row', { name: /Refunded \$16.00/ })
  await refunded.getByRole('link', { name: /^PO-\d+$/ }).click()
  const refunds = (page: Person['page']) => page.getByRole('region', { name: 'Refunds' })
  await refunds(seller.page).getByText('Two cases were wet').waitFor()
  const order = new URL(seller.page.url()).pathname
  await refunds(seller.page).getByText('$14.40 from your net').waitFor()
  await expectAccessible(seller.page)

  const buyer = await aPersonAt(browser, { address: market.site.address })
  await signIn(buyer, 'buyer@example.com')
  await buyer.page.goto('/my_orders')
  await buyer.page.getByText('Refunded $16.00').first().waitFor()
  await expectAccessible(buyer.page)
  await buyer.page.goto(order)
  await refunds(buyer.page).getByText('Two cases were wet').waitFor()
  await buyer.page.getByText('Paid. Refunded $16.00').waitFor()
  await expectAccessible(buyer.page)
  buyer.sawNoProblem()
  await buyer.leave()
})

test('nobody saw a problem', () => {
  seller.sawNoProblem()
  staff.sawNoProblem()
})

/** An order of $80.00, of which $72.00 are the seller's, that was paid by wire and complained about by nobody. */
async function aReleasedOrder() {
  const { site, buyer } = market
  const terms = {
    platformFeeBps: 1000,
    paymentDeadlineHours: 72,
    offerExpiryDays: 7,
    publicUrl: site.address,
  }
  const lot = await aListedProduct(site.db, { sellerId: market.seller.id, units: 100 })
  const traders = { buyer, seller: market.seller, productId: lot.id }
  const { id } = await anUnpaidOrder(site.db, terms, traders)
  for (const event of ['confirm_payment', 'ship', 'receive', 'mark_paid_in_full'] as const)
    await transact(site.db, async (tx) =>
      makeTransition({ tx, terms }, await lockAnyOrder(tx, id), {
        event,
        by: { party: 'admin', userId: null },
      }),
    )
}

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApplyingBuyer } from '#server/applications/testing/applying.ts'
import { aDeal } from '#server/testing/deals.ts'
import { aListedProduct, anAdministrator } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'
import { expectAccessible } from './support/accessible.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { linkMailedTo, openMarket } from './support/market.ts'
import { pressAndHold } from './support/press-and-hold.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

let browser: Browser
let site: TestSite
let staff: Person

beforeAll(async () => {
  browser = await openBrowser()
  site = (await openMarket()).site
  staff = await aPersonAt(browser, { address: site.address })
  await signIn(staff, 'staff@example.com')
})
afterAll(async () => {
  await staff.leave()
  await browser.close()
  await site.stop()
})

test('Top Sellers are added by their links, put in order by keys and by hand, and removed with undo', async () => {
  const { page } = staff
  const [one, other] = [
    await aListedProduct(site.db, { name: 'Fig candle' }),
    await aListedProduct(site.db, { name: 'Rope toy' }),
  ]
  await page.goto('/admin/top_sellers')
  await page.getByText('No Top Sellers yet').waitFor()
  const link = page.getByLabel('Product link')
  await link.fill('/all_sellers/7')
  await page.getByRole('button', { name: 'Add product' }).click()
  await page.getByText('Paste the link to a product page').waitFor()
  for (const { sellerId, id } of [one, other]) {
    await link.fill(`${site.address}/all_products/${sellerId}/${id}`)
    await page.getByRole('button', { name: 'Add product' }).click()
    await expect.poll(() => link.inputValue()).toBe('')
  }
  const names = () =>
    page.getByRole('main').getByRole('listitem').getByRole('link').allTextContents()
  const lot = (name: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  const orderSaved = () =>
    page.waitForResponse((answer) => answer.url().endsWith('/admin/top_sellers'))
  await expect.poll(names).toEqual(['Fig candle', 'Rope toy'])
  const byKeys = orderSaved()
  await page.getByRole('button', { name: 'Move Rope toy up' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(names).toEqual(['Rope toy', 'Fig candle'])
  expect((await byKeys).status()).toBe(200)
  const byHand = orderSaved()
  // By its grip, as a hand would.
  await lot('Fig candle').dragTo(lot('Rope toy'), { sourcePosition: { x: 24, y: 24 } })
  await expect.poll(names).toEqual(['Fig candle', 'Rope toy'])
  expect((await byHand).status()).toBe(200)
  await page.reload()
  await expect.poll(names).toEqual(['Fig candle', 'Rope toy'])
  await pressAndHold(
    page.getByRole('button', { name: 'Remove Rope toy' }),
    page.getByRole('button', { name: 'Undo' }),
  )
  await expect.poll(names).toEqual(['Fig candle'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(names).toEqual(['Fig candle', 'Rope toy'])
  await expectAccessible(page)
})

test('a seller is opened, gets its own fee, and its user is invited by mail', async () => {
  const { page } = staff
  await page.goto('/admin/sellers')
  await page.getByRole('button', { name: 'New seller' }).click()
  await page.getByLabel('Seller name').fill('Ash & Oak')
  const saved = page.getByText('Seller created').waitFor()
  await page.getByRole('button', { name: 'Create seller' }).click()
  await saved
  await page.getByRole('heading', { name: 'Ash & Oak', level: 1 }).waitFor()

  await page.getByLabel('Fee in percent').fill('7.5')
  await page.getByText('Lotline keeps $7.50').waitFor()
  await page.getByRole('button', { name: 'Save fee' }).click()
  await page.getByText('Custom fee; the standard fee is 10%.').waitFor()
  await page.getByText(/^standard \(10%\) → 7[.]5% by /).waitFor()

  await page.getByLabel('Email').fill('seller@example.com')
  await page.getByRole('button', { name: 'Invite user' }).click()
  await page.getByText('Email has already been taken').waitFor()
  await page.getByLabel('Email').fill('oak@example.com')
  await page.getByRole('button', { name: 'Invite user' }).click()
  await page.getByRole('button', { name: 'Resend invitation' }).waitFor()
  await linkMailedTo(site, 'oak@example.com', /Your shop Ash & Oak/)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Add product' }).click()
  await page.getByText('For Ash & Oak. Buyers see it as soon as it is complete.').waitFor()
  await page.getByRole('button', { name: 'Create Product' }).waitFor()
})

test('an order is moved on by a button that says first what it does', async () => {
  const { page } = staff
  const deal = await aDeal(site)
  await deal.seller.put(`/offers/${deal.offerId}/accept`)
  await page.goto('/admin/purchase_orders')
  await page.getByRole('button', { name: /^PO-/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Confirm wire transfer' }).click()
  await page.getByText('Confirm only once $80.00 has arrived by wire transfer.').waitFor()
  await page.getByLabel('Transfer reference').fill('Wire 7731')
  await dialog.getByRole('button', { name: 'Confirm wire transfer' }).click()
  await page.getByText('Wire 7731').waitFor()
  await dialog.getByRole('button', { name: 'Mark as shipped' }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Mark shipped, PO-' }).click()
  const confirming = page.getByRole('dialog', { name: 'Mark as shipped: PO-' })
  await confirming.getByText('is notified that the order is on its way').waitFor()
  await confirming.getByRole('button', { name: 'Mark as shipped' }).click()
  await page.getByRole('button', { name: 'Mark received, PO-' }).waitFor()
})

test('a release note is written for its readers, and stands among the past ones', async () => {
  const { page } = staff
  await page.goto('/admin/release_notes')
  await page.getByLabel('Body').fill('Counter offers\nare here')
  await page.getByRole('button', { name: 'Create release note' }).click()
  await page.getByText('Is this note for buyers, sellers, or both?').waitFor()
  await page.getByLabel('Buyers').check()
  const created = page.getByText('Release Note Created!').waitFor()
  await page.getByRole('button', { name: 'Create release note' }).click()
  await created
  await page.getByText('For buyers').waitFor()
  await expectAccessible(page)

  const past = page.getByRole('region', { name: 'Past notes' }).getByRole('article').first()
  await past.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit release note' })
  await dialog.getByText(/^\d+ buyers? will see it\.$/).waitFor()
  await dialog.getByLabel('Body').fill('Counter offers came')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await past.getByText('Counter offers came').waitFor()
  await past.getByRole('button', { name: 'Withdraw' }).click()
  await past.getByText('Withdrawn', { exact: true }).waitFor()
  await past.getByRole('button', { name: 'Show again' }).click()
  await past.getByRole('button', { name: 'Withdraw' }).waitFor()
})

test('a Monday of staff begins on Today: an overdue application, a stuck order, a failed job', async () => {
  const { page } = staff
  const { id } = await anApplyingBuyer(site)
  await sql`update applications set submitted_at = now() - interval '30 hours' where id = ${id}`.execute(
    site.db,
  )
  await sql`update purchase_orders set updated_at = now() - interval '6 days', status = 'received'`.execute(
    site.db,
  )
  await sql`select graphile_worker.add_job('greet', '{}'::json, run_at => now() + interval '1 day', max_attempts => 1)`.execute(
    site.db,
  )
  await sql`update graphile_worker._private_jobs set attempts = max_attempts
    where run_at > now() + interval '23 hours'`.execute(site.db)

  const colleague = await site.as(await anAdministrator(site.db, { role: 'support' }))
  const about = { subject: 'application', subject_id: id }
  const words = 'Called them: the shop on Main Street is theirs.'
  await colleague.post('/admin/notes', { ...about, text: words })
  const { id: assigneeId } = await site.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'staff@example.com')
    .executeTakeFirstOrThrow()
  await colleague.put('/admin/assignments', { ...about, assignee_id: assigneeId })

  const today = page.getByRole('region', { name: 'Today' })
  await page.goto('/admin/today')
  await today.getByRole('link', { name: /^A job failed permanently/ }).waitFor()
  await today.getByRole('link', { name: /^An application is overdue/ }).waitFor()
  await expectAccessible(page)

  await today.getByRole('link', { name: /^An application is assigned to you/ }).click()
  const notes = page.getByRole('region', { name: 'Staff notes' })
  await notes.getByText('Assignee: you').waitFor()
  await notes.getByText(words).waitFor()
  await notes.getByLabel('New note').fill('Then they are in.')
  await notes.getByRole('button', { name: 'Add note' }).click()
  await notes.getByRole('button', { name: 'Edit note: Then they are in.' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Approve and email link' }).click()
  const approving = page.getByRole('alertdialog')
  await approving.getByRole('button', { name: 'Approve and email link' }).click()
  await page.getByText('Approved. A sign-in link is on its way').waitFor()

  await page.goto('/admin/today')
  await today.getByRole('link', { name: /^An order is stuck/ }).click()
  await page.getByRole('button', { name: /^PO-/ }).click()
  const order = page.getByRole('dialog')
  await order.getByRole('button', { name: 'Assign to me' }).click()
  await order.getByText('Assignee: you').waitFor()
  await order.getByRole('button', { name: 'Assign to…' }).click()
  await page.getByRole('menuitem', { name: 'No one' }).click()
  await order.getByText('Assignee: none').waitFor()
  await order.getByLabel('New note').fill('The wire came in.')
  await page.keyboard.press('Control+Enter')
  await order.getByRole('button', { name: 'Edit note: The wire came in.' }).click()
  await page.keyboard.press('Escape')
  await order.getByRole('button', { name: 'Edit note: The wire came in.' }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByText('1 note', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Mark paid in full, PO-' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid in full' }).click()
  await page.getByText('No orders match').waitFor()

  await page.goto('/admin/today')
  await today.getByRole('link', { name: /^A job failed permanently/ }).click()
  await page.getByText('greet').first().waitFor()
  await page.goto('/admin/today')
  await today.getByRole('link', { name: /^A job failed permanently/ }).waitFor()
  expect(await today.getByRole('link').count()).toBe(1)
})

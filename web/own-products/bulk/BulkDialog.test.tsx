import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readCurrentSeller } from '#market/accounts/seller-profile-api.ts'
import { cents } from '#market/money.ts'
import { changeInBulk, previewBulk, PRICES_PER_PAGE } from '#market/products/bulk/bulk-api.ts'
import { NO_RESALE_TERMS } from '#market/resale/resale-terms.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { BulkDialog } from './BulkDialog.tsx'

const ids = Array.from({ length: 28 }, (_, at) => at + 1)
const row = (id: number) => ({
  id,
  name: `Lot ${id}`,
  before_cents: cents(20_00),
  after_cents: cents(9_60),
  slip: id <= 3 ? '$9.60 is under wholesale, $10.00.' : null,
})
const refused = (count: number) => ({
  refused_count: count,
  refused: ids.slice(0, count).map((id) => ({ id, name: `Lot ${id}`, problem: 'Left' })),
})
const button = (name: string) => page.getByRole('button', { name })

test('a price set for many is seen before it is changed, and goes under wholesale only when kept', async () => {
  const { answers } = aServer()
  const asked = answers(previewBulk, ({ body, query }) => ({
    changed: body.action === 'price' && body.slips === 'keep' ? 28 : 25,
    ...refused(body.action === 'price' && body.slips === 'keep' ? 0 : 3),
    offers_count: 0,
    prices: {
      rows: ids.slice((query.page - 1) * PRICES_PER_PAGE, query.page * PRICES_PER_PAGE).map(row),
      total_count: 28,
      slips_count: 3,
      under_wholesale_count: 3,
    },
  }))
  const sent = answers(changeInBulk, () => ({ changed: 28, ...refused(0), undo: null }))
  const told: number[] = []
  show(
    <BulkDialog
      asked={{ action: 'price', chosen: { ids } }}
      onClose={() => {}}
      onDone={({ changed }) => told.push(changed)}
    />,
  )
  await expect.element(page.getByLabelText('By percent')).toHaveFocus()
  await button('% off MSRP').click()
  await page.getByLabelText('Percent off MSRP').fill('60')
  await page.getByLabelText('Round').selectOptions('To a price that ends in .99')
  await expect.element(page.getByText('25 of 28 change, 3 would be below wholesale.')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /^Lot 4 \$20\.00 \$9\.60/ })).toBeVisible()
  await expect.element(button('Change the price of 25 products')).toBeEnabled()

  await button('Next').click()
  await expect.element(page.getByRole('row', { name: /^Lot 28/ })).toBeVisible()
  await expect.element(button('Next')).toHaveFocus()

  await page.getByRole('checkbox', { name: 'Change those 3 too' }).click()
  await button('Change the price of 28 products').click()
  await expect.poll(() => told).toEqual([28])
  expect(sent[0]?.body).toMatchObject({
    off_msrp_bps: 6000,
    rounding: 'ninety_nine',
    slips: 'keep',
    ids,
  })
  expect(asked.every(({ body }) => body.action === 'price')).toBe(true)
})

test('resale terms for many begin with those of the shop', async () => {
  const shop = { ...NO_RESALE_TERMS, channels: ['own_store' as const] }
  const { answers } = aServer()
  answers(readCurrentSeller, () => ({
    logo: null,
    banner: null,
    name: 'Harrow & Pine',
    description: '',
    logo_url: null,
    banner_url: null,
    ships_from: null,
    ships_within: null,
    resale_terms: shop,
  }))
  answers(previewBulk, () => ({ changed: 28, ...refused(0), offers_count: 0 }))
  const sent = answers(changeInBulk, () => ({ changed: 28, ...refused(0), undo: null }))
  show(
    <BulkDialog
      asked={{ action: 'terms', chosen: { ids } }}
      onClose={() => {}}
      onDone={() => {}}
    />,
  )
  const change = button('Change the resale terms of 28 products')
  await expect.element(button('Change resale terms')).toBeDisabled()
  await page.getByRole('radio', { name: 'Shop terms' }).click()
  await expect
    .element(page.getByText('Resale allowed only in the buyer’s own stores.'))
    .toBeVisible()
  await page.getByRole('radio', { name: 'Own terms for these lots' }).click()
  await page.getByRole('checkbox', { name: 'eBay' }).click()
  await expect.element(change).toBeEnabled()
  await change.click()
  const resale_terms = { ...NO_RESALE_TERMS, channels: ['own_store', 'ebay'] }
  await expect.poll(() => sent.map(({ body }) => body)).toMatchObject([{ resale_terms, ids }])
})

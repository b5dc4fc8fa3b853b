import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cents } from '#market/money.ts'
import {
  addOfferSpreadsheet,
  previewOfferSpreadsheet,
  type JudgedRow,
} from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { SpreadsheetPreview } from './SpreadsheetPreview.tsx'

const harrow = { id: 3, name: 'Harrow & Pine' }
const aRow = (row: number, price: number, slip: JudgedRow['slip'] = null): JudgedRow => ({
  row,
  product_id: row,
  name: `Lot ${row}`,
  seller: harrow,
  quantity: 10,
  unit_price: cents(price),
  total: cents(price * 10),
  percent_off: 99,
  effect: 'add',
  problems: [],
  limits: [],
  slip,
  typed: { product_id: String(row), quantity: '10', price: String(price) },
})
const meant = (likely: number | null) => ({
  reason: 'It is under a tenth of $9.00.',
  likely: likely === null ? null : cents(likely),
  msrp: cents(20_00),
})
const total = (amount: string) => page.getByText(`3 lots from 1 seller for ${amount}.`)
const add = page.getByRole('button', { name: 'Add 3 lots to cart' })
const prices = (lot: string) => page.getByRole('group', { name: `Price of ${lot}` })

test('prices of a file that look like typos are kept or changed before they go into the cart', async () => {
  const { answers } = aServer()
  answers(previewOfferSpreadsheet, () => ({
    rows: [aRow(2, 8, meant(8_00)), aRow(3, 7, meant(null)), aRow(4, 8_50)],
    sellers: [],
    total: cents(0),
    good_count: 3,
    problem_count: 0,
    empty_count: 0,
    is_added: false,
  }))
  const added = answers(addOfferSpreadsheet, () => ({
    added: 3,
    updated: 0,
    moved: 0,
    kept: 0,
    total: cents(165_70),
    sellers: [],
    page: '/cart' as const,
  }))
  show(
    <SpreadsheetPreview
      onFix={() => undefined}
      file={{ key: 'f', sheet: undefined }}
      onAdded={() => undefined}
    />,
  )
  await expect.element(page.getByText('2 prices look like typos')).toBeVisible()
  await expect.element(add).toBeDisabled()
  await expect.element(add).toHaveAccessibleDescription('Keep or change 2 prices below first.')
  await expect.element(total('$86.50')).toBeVisible()

  await prices('Lot 2').getByRole('button', { name: 'Use $8.00' }).click()
  await expect.element(total('$165.70')).toBeVisible()
  await expect.element(add).toBeDisabled()
  await expect
    .element(prices('Lot 3').getByRole('button', { name: /^Use/ }))
    .not.toBeInTheDocument()
  await prices('Lot 3').getByRole('button', { name: 'Keep $0.07' }).click()
  await add.click()
  await expect.poll(() => added.length).toBe(1)
  expect(added[0]?.body).toMatchObject({
    rows: [2, 3, 4],
    prices: [
      { row: 2, unit_price: 8_00 },
      { row: 3, unit_price: 7 },
    ],
  })
})

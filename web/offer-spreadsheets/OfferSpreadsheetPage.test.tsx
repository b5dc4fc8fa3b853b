import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { searchProducts } from '#market/catalogue/catalogue-api.ts'
import { cents } from '#market/money.ts'
import {
  addOfferSpreadsheet,
  previewOfferSpreadsheet,
  type JudgedRow,
} from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'
import type { CellFix } from '#market/spreadsheets/intake/how-to-read.ts'
import { findHeaders } from '#market/spreadsheets/intake/header-api.ts'
import { presignUrl } from '#market/uploads/upload-api.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { OfferSpreadsheetPage } from './OfferSpreadsheetPage.tsx'

const aRow = (row: number, quantity: number | null): JudgedRow => ({
  row,
  product_id: row,
  name: `Lot ${row}`,
  seller: { id: 1, name: 'Hearth & Hollow' },
  quantity,
  unit_price: cents(2_50),
  total: quantity === null ? null : cents(quantity * 2_50),
  percent_off: null,
  effect: quantity === null ? null : 'add',
  problems: quantity === null ? ['Offer Quantity "ten" can’t be read'] : [],
  limits: [],
  slip: null,
  typed: { product_id: String(row), quantity: quantity === null ? 'ten' : '10', price: '2,50' },
})

function aFileOf(rowsOf: (fixes: readonly CellFix[]) => JudgedRow[]) {
  const { answers } = aServer()
  answers(searchProducts, () => refusal(503, 'Lotline is busy'))
  answers(findHeaders, () => ({ mapping: {}, conditions: {} }))
  answers(presignUrl, () => ({
    aws_url: new URL('data:,', location.origin).href,
    aws_headers: {},
    file_key: 'a'.repeat(32),
  }))
  const looked = answers(previewOfferSpreadsheet, ({ body: { fixes = [] } }) => {
    const rows = rowsOf(fixes)
    const problems = rows.filter(({ effect }) => effect === null).length
    return {
      rows,
      sellers: [],
      total: cents(0),
      good_count: rows.length - problems,
      problem_count: problems,
      empty_count: 0,
      is_added: false,
    }
  })
  const added = answers(addOfferSpreadsheet, () => refusal(503, 'Lotline is busy'))
  return { looked, added }
}

test('a file with headers of its own is matched, and a bad row fixed in place, before it goes into the cart', async () => {
  const { looked, added } = aFileOf((fixes) => [aRow(2, 10), aRow(3, fixes.length > 0 ? 10 : null)])
  show(<OfferSpreadsheetPage />)
  const file = new File(['Los;Menge;Gebot\n2;10;2,50\n3;ten;2,50'], 'offers.csv')
  await userEvent.upload(page.getByLabelText('Offers as a CSV file'), file)
  await expect.element(page.getByText('This file has no Product ID column')).toBeVisible()
  await page.getByLabelText('Los').selectOptions('Product ID')
  await page.getByLabelText('Menge').selectOptions('Offer Quantity')
  await page.getByLabelText('Gebot').selectOptions('Offer Price')
  await page.getByLabelText('Read 2,50 as 2.50, in 2 rows').click()

  const cell = page.getByLabelText('Offer Quantity, row 3')
  await expect.element(cell).toHaveValue('ten')
  await cell.fill('10')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Add 2 lots to cart' }).click()
  await expect.poll(() => added.length).toBe(1)
  const how = {
    mapping: { los: 'Product ID', menge: 'Offer Quantity', gebot: 'Offer Price' },
    decimal: 'comma',
    fixes: [{ row: 3, column: 'Offer Quantity', text: '10' }],
  }
  expect(looked.at(-1)?.body).toMatchObject(how)
  expect(added[0]?.body).toMatchObject({ ...how, rows: [2, 3] })
})

test('a Product ID that is wrong is corrected in its row', async () => {
  const unknown = {
    ...aRow(2, 10),
    product_id: 999,
    seller: null,
    effect: null,
    problems: ['Unknown product or no longer available'],
    typed: { product_id: '999', quantity: '10', price: '2.50' },
  }
  const { added } = aFileOf((fixes) => [fixes.length > 0 ? aRow(2, 10) : unknown])
  show(<OfferSpreadsheetPage />)
  const file = new File(['Product ID,Offer Quantity,Offer Price\n999,10,2.50'], 'offers.csv')
  await userEvent.upload(page.getByLabelText('Offers as a CSV file'), file)
  const cell = page.getByLabelText('Product ID, row 2')
  await expect.element(cell).toHaveValue('999')
  await expect.element(cell).toHaveAttribute('aria-invalid', 'true')
  await cell.fill('2')
  await userEvent.keyboard('{Enter}')
  await expect.element(cell).not.toHaveAttribute('aria-invalid')
  await page.getByRole('button', { name: 'Add 1 lot to cart' }).click()
  await expect.poll(() => added.length).toBe(1)
  expect(added[0]?.body.fixes).toEqual([{ row: 2, column: 'Product ID', text: '2' }])
})

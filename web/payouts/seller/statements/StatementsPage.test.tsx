import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  exportStatement,
  printStatement,
  readMoney,
  readStatement,
} from '#market/payouts/payout-api.ts'
import type { Statement } from '#market/payouts/statement.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { aMoney } from '../../testing/money.ts'
import { StatementsPage } from './StatementsPage.tsx'

const ofSeptember: Statement = {
  month: '2026-09',
  opening_cents: 10_00,
  lines: [
    { on: '2026-09-03', kind: 'sale', po_number: 'PO-10007', payout_id: null, amount_cents: 90_00 },
    { on: '2026-09-08', kind: 'payout', po_number: null, payout_id: 4, amount_cents: -100_00 },
    {
      on: '2026-09-20',
      kind: 'refund',
      po_number: 'PO-10007',
      payout_id: null,
      amount_cents: -5_00,
    },
  ],
  closing_cents: -5_00,
}

function theStatements(at = '/dashboard/payouts/statements?month=2026-09') {
  const server = aServer()
  server.answers(readMoney, () => ({ data: aMoney({ first_month: '2026-08' }) }))
  const asked = server.answers(readStatement, ({ params: { month } }) => ({
    data: month === '2026-09' ? ofSeptember : { ...ofSeptember, month, lines: [] },
  }))
  return { ...server, asked, ...show(<StatementsPage />, { at }) }
}
const rowSays = (index: number, words: RegExp) =>
  expect.poll(() => page.getByRole('row').nth(index).element().textContent).toMatch(words)

test('a month begins with its opening balance, and its lines come to the closing balance', async () => {
  theStatements()
  await rowSays(1, /Opening balance.*\$10.00/)
  await rowSays(2, /Sale, less fee.*Sep 3, 2026.*PO-10007.*\+\$90.00.*\$100.00/)
  await rowSays(3, /Payout.*Payout No. 4.*-\$100.00.*\$0.00/)
  await rowSays(4, /Refund.*-\$5.00.*-\$5.00/)
  await rowSays(5, /Closing balance.*-\$5.00/)
})

test('the months go back to the first one, and the address holds the one that is shown', async () => {
  const { asked, address } = theStatements()
  await expect.element(page.getByLabelText('Month', { exact: true })).toHaveValue('2026-09')
  await page.getByRole('button', { name: 'Month before' }).click()
  await expect.poll(address).toBe('/dashboard/payouts/statements?month=2026-08')
  await expect.element(page.getByRole('button', { name: 'Month before' })).toBeDisabled()
  await expect.element(page.getByText('Nothing happened this month.')).toBeVisible()
  expect(asked.at(-1)?.params.month).toBe('2026-08')
})

test('a month that has not come is this month', async () => {
  const { asked } = theStatements('/dashboard/payouts/statements?month=2999-01')
  await expect.element(page.getByRole('button', { name: 'Month after' })).toBeDisabled()
  expect(asked[0]?.params.month).not.toBe('2999-01')
})

test('it is saved as a PDF and as a spreadsheet', async () => {
  const { answers } = theStatements()
  const file = () => new Response('file', { headers: { 'Content-Disposition': 'filename="x"' } })
  const pdfs = answers(printStatement, file)
  const sheets = answers(exportStatement, file)
  await page.getByRole('button', { name: 'Save PDF' }).click()
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await page.getByRole('button', { name: 'Statement as Excel workbook' }).click()
  await expect.poll(() => pdfs.map(({ params }) => params.month)).toEqual(['2026-09'])
  await expect.poll(() => sheets.map(({ query }) => query.format)).toEqual(['csv', 'xlsx'])
})

test('one that can’t be loaded is loaded again', async () => {
  const { answers } = theStatements()
  answers(readStatement, () => refusal(500, 'Away') as never)
  await page.getByRole('button', { name: 'Month before' }).click()
  await expect.element(page.getByRole('button', { name: 'Month before' })).toBeDisabled()
  answers(readStatement, () => ({ data: { ...ofSeptember, month: '2026-08' } }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await rowSays(1, /Opening balance/)
})

import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PriceRule } from '#market/imports/price-rule.ts'
import { show } from '#web/platform/testing/show.tsx'
import { PasteCells } from '#web/uploads/PasteCells.tsx'
import { PriceRuleFields } from './PriceRuleFields.tsx'
import { RememberedMapping } from './RememberedMapping.tsx'

/** What a spreadsheet puts on the clipboard, pasted. */
function paste(into: Element, given: Record<string, string>) {
  const clipboardData = new DataTransfer()
  for (const [type, content] of Object.entries(given)) clipboardData.setData(type, content)
  into.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
}

test('copied cells are taken as a file, pasted into the field or anywhere on the page', async () => {
  const files: File[] = []
  show(<PasteCells onFile={(file) => files.push(file)} />)
  const field = page.getByLabelText('Or paste cells from a spreadsheet')
  await expect.element(field).toBeVisible()
  paste(field.element(), { 'text/plain': 'UPC\tUnits\n036000291452\t5' })
  paste(document.body, { 'text/plain': 'UPC\tUnits\n012345678905\t6' })
  expect(files.map(({ name }) => name)).toEqual(['Pasted cells.tsv', 'Pasted cells.tsv'])
  expect(await files[1]?.text()).toBe('UPC\tUnits\n012345678905\t6')
})

test('of shortened numbers, the table with the exact ones copied with them is taken', async () => {
  const files: File[] = []
  show(<PasteCells onFile={(file) => files.push(file)} />)
  const field = page.getByLabelText('Or paste cells from a spreadsheet')
  await expect.element(field).toBeVisible()
  paste(field.element(), {
    'text/plain': 'UPC\tUnits\n1.23457E+11\t5',
    'text/html': '<table><tr><td sdval="123456789012">1.23457E+11</td></tr></table>',
  })
  expect(files.map(({ name }) => name)).toEqual(['Pasted cells.html'])
})

test('what are no cells is refused in words', async () => {
  show(<PasteCells onFile={() => {}} />)
  const field = page.getByLabelText('Or paste cells from a spreadsheet')
  await expect.element(field).toBeVisible()
  paste(field.element(), { 'text/plain': 'hello' })
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'These aren’t spreadsheet cells. Copy them from Excel, Google Sheets or LibreOffice, with the header.',
    )
})

function Rule({ onRule }: { onRule: (rule: PriceRule | undefined) => void }) {
  const [prices, setPrices] = useState<PriceRule>()
  const change = (rule: PriceRule | undefined) => {
    setPrices(rule)
    onRule(rule)
  }
  return <PriceRuleFields prices={prices} onChange={change} />
}

test('a rule for prices is set by percent and ending, and taken off', async () => {
  const rules: (PriceRule | undefined)[] = []
  show(<Rule onRule={(rule) => rules.push(rule)} />)
  const isOn = page.getByLabelText('Set asking prices by rule')
  await isOn.click()
  await page.getByLabelText('Percent off MSRP').fill('62')
  await page.getByLabelText('Prices end in').selectOptions('.x5')
  expect(rules.at(-1)).toEqual({ percent_off_msrp: 62, ending: '5' })
  const count = rules.length
  await page.getByLabelText('Percent off MSRP').fill('120')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Take at most 99% off')
  expect(rules.length).toBe(count)
  await isOn.click()
  await expect.poll(() => rules.at(-1)).toBeUndefined()
})

test('headers read as in an earlier file say so, and it can be undone', async () => {
  let undone = 0
  const used_at = new Date().toISOString()
  const kept = { values: {}, mapping: { Qty: 'Units' }, file_name: 'november.xlsx', used_at }
  show(<RememberedMapping kept={kept} onForget={() => undone++} />)
  await expect
    .element(page.getByText('Columns matched as before for november.xlsx, just now.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(undone).toBe(1)
})

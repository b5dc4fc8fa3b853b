import { utils, write } from '@e965/xlsx'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { beginImport } from '#market/imports/imported-csv-api.ts'
import { partsOfSheets } from '#market/spreadsheets/testing/parts-of-sheets.ts'
import { presignUrl } from '#market/uploads/upload-api.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { BulkUpload } from './BulkUpload.tsx'

const HEADER = ['UPC', 'Product Name', 'Units']
const workbook = () => {
  const parts = partsOfSheets({ Notes: [['Read me']], November: [HEADER], December: [HEADER] })
  const packed = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const)
  return new File([zipSync(Object.fromEntries(packed))], 'lots.xlsx')
}

function aMarket() {
  const { answers } = aServer()
  const signed = answers(presignUrl, () => ({
    aws_url: new URL('data:,', location.origin).href,
    aws_headers: {},
    file_key: 'a'.repeat(32),
  }))
  const begun = answers(beginImport, () => refusal(422, 'Not now'))
  return { signed, begun }
}

test('of a workbook the sheet that fits is proposed, and the one chosen is imported', async () => {
  const { begun } = aMarket()
  show(<BulkUpload />)
  await userEvent.upload(page.getByLabelText(/Upload products via .csv/), workbook())
  const sheet = page.getByLabelText('Sheet')
  await expect.element(sheet).toHaveValue('November')
  await sheet.selectOptions('December')
  await page.getByRole('button', { name: 'Begin import' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not now')
  expect(begun).toMatchObject([{ body: { sheet: 'December', file_name: 'lots.xlsx' } }])
})

test('a workbook of Excel 97 to 2003 is looked at too', async () => {
  aMarket()
  const book = utils.book_new()
  for (const [name, cells] of [
    ['Notes', ['Read me']],
    ['November', HEADER],
  ] as const)
    utils.book_append_sheet(book, utils.aoa_to_sheet([[...cells]]), name)
  const bytes: unknown = write(book, { type: 'array', bookType: 'biff8' })
  if (!(bytes instanceof ArrayBuffer)) throw new Error('The library wrote no bytes')
  show(<BulkUpload />)
  const field = page.getByLabelText(/Upload products via .csv/)
  await userEvent.upload(field, new File([bytes], 'lots.xls'))
  await expect.element(page.getByLabelText('Sheet')).toHaveValue('November')
})

test('cells can be pasted instead of a file', async () => {
  const { signed } = aMarket()
  show(<BulkUpload />)
  const field = page.getByLabelText('Or paste cells from a spreadsheet')
  await expect.element(field).toBeVisible()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', 'UPC\tUnits\n036000291452\t5')
  field
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.element(page.getByText('Pasted cells.tsv')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Begin import' })).toBeVisible()
  await expect.element(page.getByLabelText('Sheet')).not.toBeInTheDocument()
  expect(signed).toMatchObject([{ body: { kind: 'csv' } }])
})

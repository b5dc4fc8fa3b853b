import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { workbookOf } from './workbook-of.ts'

const sheetOf = async (file: Blob) => {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
  return strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
}

test('a workbook made on the page has typed cells, a UPC as text and a header that stays', async () => {
  const file = workbookOf([
    ['UPC', 'Offer Quantity', 'Offer Price', 'Value before', 'From'],
    ['036000291452', '40', '7.50', '1234.00', '2026-11-01'],
    ['012345678905', 'forty', '', null, ''],
  ])
  expect(file.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  const sheet = await sheetOf(file)
  expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2"')
  expect(sheet).toContain('<t xml:space="preserve">036000291452</t>')
  expect(sheet).toContain('<v>40</v>')
  expect(sheet).toContain('<c s="2"><v>7.5</v></c>')
  expect(sheet).toContain('<c s="2"><v>1234</v></c>')
  expect(sheet).toContain('<c s="3"><v>46327</v></c>')
  expect(sheet).toContain('<t xml:space="preserve">forty</t>')
})

test('of nothing it is a sheet with nothing in it', async () => {
  expect(await sheetOf(workbookOf([]))).toContain('<sheetData><row></row></sheetData>')
})

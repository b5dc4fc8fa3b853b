import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { templateColumns } from '#market/imports/columns.ts'
import { readSpreadsheet } from './spreadsheet/read-import.ts'
import { TEMPLATE, WORKBOOK_TEMPLATE } from './template.ts'

const bytesOf = (path: string) => readFileSync(new URL(`../public${path}`, import.meta.url))
const names = templateColumns.map(({ name }) => name)

test('the template for an import has every column that is read, and no other', () => {
  const header = bytesOf(TEMPLATE).toString('utf8').trim().split(',')
  expect(header).toEqual(names)
})

test('so has the workbook', () => {
  const file = readSpreadsheet(bytesOf(WORKBOOK_TEMPLATE))
  if ('problem' in file) throw new Error(file.problem)
  expect(file.spreadsheet.header?.cells).toEqual(names)
})

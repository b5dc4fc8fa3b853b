import { expect, test } from 'vitest'
import type { JudgedRow } from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'
import { csvText } from '#market/spreadsheets/write-csv.ts'
import { offerIntake } from '#market/offer-spreadsheets/match-offer-header.ts'
import { problemFile } from './problem-file.ts'

const row = (number: number, problems: string[]): JudgedRow => ({
  row: number,
  product_id: 12,
  name: 'Mug, big',
  seller: { id: 3, name: '=Harrow' },
  quantity: 40,
  unit_price: null,
  total: null,
  percent_off: null,
  effect: null,
  problems,
  limits: [],
  slip: null,
  typed: { product_id: '12', quantity: '40', price: '1.299,00' },
})

test('the rows with problems are a file that can be corrected and uploaded', () => {
  const good = row(2, [])
  const bad = row(7, ['Offer Price "1.299,00" can’t be read', '50 unit minimum'])
  const [header = '', ...lines] = csvText(problemFile([good, bad]))
    .slice(1)
    .trimEnd()
    .split('\r\n')
  expect(header).toBe('Product ID,Seller,Name,Offer Quantity,Offer Price,Row,Issues')
  expect(offerIntake.match(header.split(','))).not.toHaveProperty('problem')
  expect(lines).toEqual([
    '12,\'=Harrow,"Mug, big",40,"1.299,00",7,"Offer Price ""1.299,00"" can’t be read; 50 unit minimum"',
  ])
})

import { describe, expect, test } from 'vitest'
import { offerIntake, placesOf } from './match-offer-header.ts'
import { spreadsheetHeader } from './spreadsheet-columns.ts'

const cellsOf = (header: readonly string[], cells: string[]) => {
  const match = offerIntake.match(header)
  return 'problem' in match ? match.problem : placesOf(match.columns).cellsOf({ cells })
}

describe('the header of a filled sheet', () => {
  test('may be that of the download', () => {
    expect(offerIntake.match(spreadsheetHeader)).not.toHaveProperty('problem')
  })

  test('needs three columns, in any order and however they are written', () => {
    expect(
      cellsOf(['offer_price', 'Colour', 'OFFER QUANTITY', 'product-id'], ['3', 'red', '12', '7']),
    ).toEqual({ product_id: '7', quantity: '12', price: '3', name: '', upc: '' })
  })

  test.each([
    [['Product ID', 'Offer Price'], 'This file has no Offer Quantity column'],
    [['Product ID', 'Offer Quantity'], 'This file has no Offer Price column'],
    [['UPC', 'Offer Quantity', 'Offer Price'], 'This file has no Product ID column'],
    [['Product ID', 'Offer Price', 'Offer Price'], 'The file has two Offer Price columns'],
  ])('without one of them cannot be worked with: %j', (header, problem) => {
    expect(cellsOf(header, [])).toBe(problem)
  })
})

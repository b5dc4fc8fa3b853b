import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { moreThanFits, spreadsheetCells, spreadsheetHeader } from './spreadsheet-columns.ts'

const lot = {
  id: 12,
  sellerName: 'Harrow & Pine',
  name: 'Speckled mug',
  upc: '012345678905',
  sku: null,
  category: 'other',
  condition: 'open_box',
  units: 37,
  minOrderUnits: 50,
  msrpCents: cents(24_00),
  sellerPriceCents: cents(8_50),
  lot: { ships_from: 'Reno, NV 89501', ships_within: 3, freight_terms: 'quoted' },
  link: 'https://lotline.example/all_products/3/12',
} as const

describe('the spreadsheet of a catalogue', () => {
  test('says of a lot what a buyer needs, and leaves room for an offer at the end', () => {
    expect(
      Object.fromEntries(spreadsheetHeader.map((name, at) => [name, spreadsheetCells(lot)[at]])),
    ).toEqual({
      'Product ID': 12,
      Seller: 'Harrow & Pine',
      Name: 'Speckled mug',
      UPC: '012345678905',
      SKU: null,
      Category: 'Miscellaneous',
      'Available Units': 37,
      Condition: 'Open box',
      // The last units of a product may be taken below its minimum.
      'Minimum Units': 37,
      MSRP: '24.00',
      'Asking Price': '8.50',
      'Percent Off MSRP': '64%',
      'Ships From': 'Reno, NV 89501',
      'Ships Within (Business Days)': 3,
      Freight: 'Freight quoted by the seller',
      Link: 'https://lotline.example/all_products/3/12',
      'Offer Quantity': null,
      'Offer Price': null,
    })
    expect(spreadsheetHeader.slice(-2)).toEqual(['Offer Quantity', 'Offer Price'])
  })

  test('that does not hold every lot says so in its last row, which offers nothing', () => {
    const row = moreThanFits(10_000, 23_456)
    expect(row.filter(Boolean)).toEqual([
      'Only the first 10,000 of 23,456 lots are in this file. Narrow the filters to get the rest.',
    ])
    expect(row.slice(-2)).toEqual([null, null])
  })
})

import { describe, expect, test } from 'vitest'
import { absentColumns, headerReadings } from './header-words.ts'
import { UNCHANGED, withColumn } from '../spreadsheet/changes.ts'

const HEADER = ['upc', 'Title', 'Colour', 'photo url 1']

describe('the headers of a file', () => {
  test('are matched whatever their case, spaces and punctuation, or ignored', () => {
    expect(headerReadings(HEADER, UNCHANGED)).toEqual([
      { at: 0, name: 'upc', column: 'UPC', how: 'matched' },
      { at: 1, name: 'Title', column: undefined, how: 'ignored' },
      { at: 2, name: 'Colour', column: undefined, how: 'ignored' },
      { at: 3, name: 'photo url 1', column: 'Photo URL', how: 'matched' },
    ])
  })

  test('are read as the seller says', () => {
    const said = withColumn(withColumn(UNCHANGED, 1, 'Product Name'), 0, null)
    expect(headerReadings(HEADER, said).slice(0, 2)).toEqual([
      { at: 0, name: 'upc', column: undefined, how: 'ignored' },
      { at: 1, name: 'Title', column: 'Product Name', how: 'read as' },
    ])
  })

  test('with the same words are told apart', () => {
    const names = headerReadings(['UPC', 'Price', '', 'price', ''], UNCHANGED).map(
      ({ name }) => name,
    )
    expect(names).toEqual(['UPC', 'Price (1 of 2)', '', 'price (2 of 2)', ''])
  })

  test('are missing where no header has a required column', () => {
    expect(absentColumns(headerReadings(HEADER, UNCHANGED))).toEqual([
      'Product Name',
      'Unit MSRP',
      'Unit Wholesale',
      'Unit Asking Price',
      'Units',
    ])
  })
})

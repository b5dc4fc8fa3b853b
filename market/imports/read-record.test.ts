import { describe, expect, test } from 'vitest'
import { matchHeader } from './match-header.ts'
import { readRecord } from './read-record.ts'
import { problemWords } from './row-problem.ts'

const header = [
  'UPC',
  'Product Name',
  'Photo URL',
  'Unit MSRP',
  'Unit Asking Price',
  'Units',
  'Minimum Order Quantity',
  'Category',
  'Weight',
  'Weight Unit',
  'Photo URL 2',
  'Warehouse',
]
const match = matchHeader(header)
if ('problem' in match) throw new Error(match.problem)
const { columns } = match
/** What is said of a row is compared in the words that its seller reads. */
function read(...cells: string[]) {
  const { notes, lost, problems, ...rest } = readRecord({ row: 12, cells }, columns)
  return {
    ...rest,
    notes: notes.map(problemWords),
    lost: lost.map(problemWords),
    problems: problems.map(problemWords),
  }
}
const photo = 'https://cdn.example.com/1.jpg'

describe('a row', () => {
  test('says what its cells hold, and nothing of those that are empty', () => {
    expect(read(' 036000291452 ', 'Mug', photo, '$1,299.00', '', '12,040', ' ')).toEqual({
      row: 12,
      upc: '036000291452',
      cells: { name: 'Mug', msrp_cents: 129900, units: 12040 },
      photos: [photo],
      notes: [],
      lost: [],
      problems: [],
    })
  })

  test('names every photo once, in all the columns of photos', () => {
    const more = ['', '', '', '', '', '', '']
    expect(
      read('036000291452', '', photo, ...more, 'https://cdn.example.com/2.jpg').photos,
    ).toEqual([photo, 'https://cdn.example.com/2.jpg'])
    expect(read('036000291452', '', photo, ...more, photo).photos).toEqual([photo])
  })

  test('without a UPC is refused', () => {
    expect(read('', 'Mug')).toMatchObject({ upc: undefined, problems: ['Missing UPC'] })
  })

  test('with what cannot be a UPC is refused, with a hint when a spreadsheet shortened it', () => {
    expect(read('12345').problems).toEqual(['UPC "12345" doesn’t have 8, 12, 13 or 14 digits'])
    expect(read('3.6E+11').problems).toEqual([
      'UPC "3.6E+11" was shortened by a spreadsheet: format the column as text',
    ])
  })

  test('has a note of a leading zero that came back, and of a wrong check digit', () => {
    expect(read('36000291452')).toMatchObject({
      upc: '036000291452',
      notes: ['UPC 36000291452 got its leading zero back'],
      problems: [],
    })
    expect(read('036000291453').notes).toEqual(['UPC has a wrong check digit'])
  })

  test('loses an amount that is not clear, and only that', () => {
    expect(read('036000291452', 'Mug', '', '1.299,00', '1.2E+11', '1.5')).toMatchObject({
      cells: { name: 'Mug' },
      lost: [
        'Unit MSRP "1.299,00" can’t be read',
        'Unit Asking Price "1.2E+11" can’t be read',
        'Units "1.5" can’t be read',
      ],
      problems: [],
    })
  })

  test('is refused where it would be another product without a cell', () => {
    expect(read('036000291452', 'm'.repeat(301), '', '', '', '', 'six').problems).toEqual([
      'Minimum Order Quantity "six" can’t be read',
      'Product Name: Maximum 300 characters',
    ])
  })

  test('says nothing where a word says that there is nothing to say', () => {
    expect(read('036000291452', 'NULL', 'n/a', '', '', '', 'N/A', '-', 'nan')).toMatchObject({
      cells: {},
      photos: [],
      notes: [],
      lost: [],
      problems: [],
    })
  })

  test('takes several photos from one cell, the first five of them', () => {
    expect(
      read('036000291452', '', `${photo}, ${photo}?v=2|https://cdn.example.com/3.jpg ;`).photos,
    ).toEqual([photo, `${photo}?v=2`, 'https://cdn.example.com/3.jpg'])
    const many = [1, 2, 3, 4, 5, 6].map((at) => `${photo}?v=${at}`).join(' ')
    expect(read('036000291452', '', many)).toMatchObject({
      photos: { length: 5 },
      notes: ['Only the first five photos were taken'],
    })
  })

  test('has every figure of a file with decimal commas read so, measures too', () => {
    const cells = ['036000291452', 'Mug', photo, '1.299,50', '12,50', '1.200', '', '', '2,5', 'oz']
    expect(readRecord({ row: 2, cells }, columns, { decimal: 'comma' }).cells).toEqual({
      name: 'Mug',
      msrp_cents: 129950,
      seller_price_cents: 1250,
      units: 1200,
      weight: 2.5,
      weight_unit: 'oz',
    })
  })

  test('has what is measured in other units converted, with a note', () => {
    const upTo = ['036000291452', '', '', '', '', '', '', '']
    expect(read(...upTo, '1.2', 'kg')).toMatchObject({
      cells: { weight: 2.6, weight_unit: 'lbs' },
      notes: ['Weight "1.2 kg" was read as 2.6 lbs'],
    })
    expect(read(...upTo, '2 lb', 'oz').notes).toEqual(['Weight "2 lb" was ignored'])
  })

  test('loses an amount that may not be, in the words of the form', () => {
    expect(read('036000291452', '', '', '0', '', '0', '').lost).toEqual([
      'Unit MSRP: Price must be greater than $0',
      'Units: Units must be greater than 0',
    ])
  })

  test('loses a photo on a blocked host', () => {
    expect(read('036000291452', '', 'https://imgur.com/a.jpg').lost).toEqual([
      'Photo URL cannot link to drive.google.com, dropbox.com, imgur.com, or ibb.co',
    ])
  })

  test('leaves out, with a note, what describes and is not understood', () => {
    expect(read('036000291452', '', '', '', '', '', '', 'Garden', 'heavy')).toMatchObject({
      cells: {},
      notes: ['Category "Garden" was ignored', 'Weight "heavy" was ignored'],
      problems: [],
    })
  })

  test('keeps a weight only together with its unit', () => {
    const upTo = ['036000291452', '', '', '', '', '', '', '']
    expect(read(...upTo, '2.5', 'oz').cells).toEqual({ weight: 2.5, weight_unit: 'oz' })
    expect(read(...upTo, '2.5')).toMatchObject({
      cells: {},
      notes: ['Weight was ignored: it needs a Weight Unit'],
    })
  })

  test('with more cells than the header has columns is refused: its prices may have moved', () => {
    expect(read(...header.map(() => ''), '5').problems).toEqual([
      'More cells than the header has columns',
    ])
    expect(read('036000291452', ...header.map(() => '')).problems).toEqual([])
  })

  test('with characters that cannot be kept is refused', () => {
    expect(read('036000291452', 'M\0ug').problems).toEqual([
      'A cell contains characters we can’t store',
    ])
  })

  test('of more than 64 KB is refused', () => {
    expect(read('036000291452', 'm'.repeat(65_537)).problems).toEqual([
      'The row is longer than 64 KB',
    ])
  })

  test('shows no more than the beginning of a long cell', () => {
    expect(read('9'.repeat(500)).problems).toEqual([
      `UPC "${'9'.repeat(40)}…" doesn’t have 8, 12, 13 or 14 digits`,
    ])
  })
})

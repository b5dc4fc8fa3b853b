import { describe, expect, test } from 'vitest'
import { readLotsCsv } from './read-lots-csv.ts'

const header =
  'UPC,Product Name,Photo URL,Unit MSRP,Unit Wholesale,Unit Asking Price,Units,Minimum Order Quantity,Description,Category,Gender,Packaging Type'
const listedAt = new Date('2026-01-05T10:00:00Z')
const read = (...rows: string[]) => readLotsCsv([header, ...rows].join('\n'), listedAt)

const photo = (number: number) => `036000291452,,https://example.com/${number}.jpg`

describe('a file in the columns of the import template', () => {
  test('becomes lots, with money in dollars and thousands separators read', () => {
    const [lot] = read(
      '036000291452,Mug,https://example.com/1.jpg,"$1,234.50",$600,499.99,"12,040",24,"Two, ""three""\nlines – ünï",Home,F,Retail ready',
    )
    expect(lot).toMatchObject({
      upc: '036000291452',
      msrpCents: 123450,
      wholesaleCents: 60000,
      sellerPriceCents: 49999,
      listedUnits: 12040,
      minOrderUnits: 24,
      description: 'Two, "three"\nlines – ünï',
      category: 'home',
      gender: 'f',
      packagingType: 'retail_ready',
      provisional: false,
    })
  })

  test('adds the photo of a row that repeats a UPC and names nothing else, up to five', () => {
    const [lot, ...others] = read(
      '036000291452,Mug,https://example.com/1.jpg,10,5,4,100',
      ...[2, 2, 3, 4, 5, 6].map(photo),
    )
    expect(others).toEqual([])
    expect(lot?.photos).toEqual(
      [1, 2, 3, 4, 5].map((number) => `https://example.com/${number}.jpg`),
    )
  })

  test('gives a UPC its leading zero back', () => {
    expect(read('36000291452,Mug,,10,5,4,100')[0]?.upc).toBe('036000291452')
  })

  test('makes a lot provisional that lacks something required', () => {
    expect(read('036000291452,Mug,,10,5,4,100')[0]?.provisional).toBe(true)
    expect(read('036000291452,Mug,https://example.com/1.jpg,10,5,,100')[0]?.provisional).toBe(true)
  })

  test('leaves out rows without a UPC or a name', () => {
    expect(read('nothing,Mug', '036000291452,')).toEqual([])
  })
})

import { expect, test } from 'vitest'
import { eachRecord } from './each-record-of-file.ts'

const dialectOf = (text: string, known: readonly string[]) =>
  eachRecord(Buffer.from(text), {
    countKnown: (header) => header.filter((name) => known.includes(name)).length,
    take: () => true,
  })

test('a file is taken apart by the mark that makes the most of its columns known', () => {
  expect(dialectOf('UPC,Name,a;b;c;d\n', ['UPC', 'Name'])).toMatchObject({ delimiter: ',' })
  expect(dialectOf('UPC;Name;Units, each\n', ['UPC', 'Name'])).toMatchObject({ delimiter: ';' })
})

test('a file without a known column is taken apart by the mark that gives the most', () => {
  expect(dialectOf('Barcode;Title;Pieces, each\n', ['UPC'])).toEqual({
    delimiter: ';',
    encoding: 'UTF-8',
  })
})

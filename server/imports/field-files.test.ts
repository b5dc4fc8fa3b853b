import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { problemWords } from '#market/imports/row-problem.ts'
import { manifestReading } from '#market/manifests/manifest-reading.ts'
import { offerReading } from '#market/offer-spreadsheets/offer-reading.ts'
import { eachRecord, makeReadyFor } from '#server/platform/spreadsheets/each-record-of-file.ts'
import type { FileChoice } from './file-choice.ts'
import { readProductsFile } from './read-products-file.ts'

const folder = new URL('../../../shared/data/field/', import.meta.url)
const isThere = existsSync(folder)
const title = isThere
  ? 'spreadsheets as people have them'
  : 'spreadsheets as people have them (skipped: ../shared/data/field is not there)'

/** By the beginning of a file's name: products that lack nothing, then those with a cell to fix, then refused rows. */
const products: Record<string, [whole: number, inPart?: number, refused?: number]> = {
  '02': [2],
  '03': [1],
  '04': [2],
  '05': [6],
  '06': [3],
  '10': [2],
  '11': [2],
  '12': [2],
  '13-': [2],
  '13b': [1],
  '14-': [2],
  '14b': [1],
  '15': [2],
  '16': [4],
  // The fourth has no name but a word for nothing.
  '19b': [4],
  '21-': [12, 8],
  '21b': [5, 3],
  '21c': [0, 2],
  '22': [8, 4],
  '23-': [2],
  '23b': [1],
  '24': [2],
  '25': [1],
  '26-': [1],
  '26b': [1],
  '26c': [1],
  '27': [1],
  '28-': [2],
  '28b': [1, 0, 1],
  // An ISBN-10 and its ISBN-13 are one product with two names.
  '29': [4, 0, 5],
  '30': [0, 3, 7],
  '31': [2],
  '32': [1],
  '33': [2],
  '34': [1],
  '35': [12, 8],
  '36': [1, 1],
  '37-': [1],
  '37b': [1],
  '40': [1],
  '44': [2],
  '45': [1],
  '47-': [1],
  '47b': [1],
  '49': [5],
  '51': [1],
  '52': [1],
  '53': [1],
  '55': [1],
  '56': [9, 0, 13],
  '57': [3],
  '58': [1],
  '59': [0, 5],
  '60': [1],
  '61': [1],
  '62': [1],
  '63': [1],
  '64-': [1],
  '64b': [1],
  '65': [1],
  '66': [1],
  '67': [1],
  '68': [1],
  '69': [2],
  '71': [1, 0, 1],
  '72-': [1],
  '72b': [1],
  '73': [0, 1],
  '74': [0, 1],
  '75': [1],
  '76': [1],
  '77': [2],
  '78': [2],
  '79': [1],
  '80': [1],
  '81': [1],
  '82': [1],
  '83': [0, 0, 2],
  '84': [1],
  '85': [1],
}

/** Rows of a manifest that is taken in whole, or how many of them have problems. */
const manifests: Record<string, { rows: number } | { problemCount: number }> = {
  m03: { problemCount: 4 },
  m04: { rows: 6 },
  m05: { rows: 1 },
  m06: { rows: 1 },
  m07: { problemCount: 3 },
  m08: { rows: 2 },
  m09: { rows: 2 },
  m10: { rows: 1 },
  m11: { rows: 1 },
  m12: { rows: 1 },
  m14: { rows: 1 },
  m15: { rows: 1 },
}

/** Offered in each row: how many units at how many cents; null is not clear. */
const offers: Record<string, (readonly [number | null, number | null])[]> = {
  o01: [
    [60, 1350],
    [60, 2075],
  ],
  o02: [
    [60, 1350],
    [60, 2075],
  ],
  o03: [
    [60, 1350],
    [60, 2075],
    [60, null],
  ],
  o04: [
    [60, 1350],
    [60, 2075],
    [60, 1675],
    [60, 1625],
    [60, 1400],
  ],
  o05: [
    [60, 1350],
    [60, 2075],
  ],
  o06: [
    [60, 1350],
    [null, null],
    [null, null],
    [null, null],
  ],
  // Half a cent of a number goes to the buyer.
  o07: [
    [60, 1234],
    [60, 2050],
  ],
}

describe.skipIf(!isThere)(title, () => {
  const names = isThere ? readdirSync(folder).filter((name) => name !== 'README.md') : []
  const nameOf = (start: string) => names.find((name) => name.startsWith(start)) ?? start

  async function bytesOf(start: string) {
    const bytes = new Uint8Array(readFileSync(new URL(nameOf(start), folder)))
    await makeReadyFor(bytes)
    return bytes
  }
  async function productsOf(start: string, choice: FileChoice = {}) {
    const file = readProductsFile(await bytesOf(start), choice)
    if ('problem' in file) throw new Error(file.problem)
    return file
  }

  test('are all here', () => {
    const starts = [
      ...Object.keys(products),
      ...Object.keys(manifests),
      ...Object.keys(offers),
      '39',
    ]
    expect(names.filter((name) => !starts.some((start) => name.startsWith(start)))).toEqual([])
  })

  test.each(Object.entries(products))(
    'of products: %s',
    async (start, [whole, inPart = 0, refused = 0]) => {
      const file = await productsOf(start)
      const lost = file.products.filter((each) => each.lost && each.lost.length > 0)
      const rows = file.issues.filter(({ isNote }) => !isNote)
      expect({
        whole: file.products.length - lost.length,
        inPart: lost.map((each) => each.lost?.map(problemWords)),
        refused: rows.map(({ texts }) => texts),
      }).toMatchObject({ whole, inPart: { length: inPart }, refused: { length: refused } })
    },
  )

  test('the cells of products say what a person reads', async () => {
    const cellsOf = async (start: string, choice?: FileChoice) =>
      (await productsOf(start, choice)).products.map(({ cells }) => cells)
    expect((await productsOf('16')).products.map(({ upc }) => upc)).toEqual([
      '870000018509',
      '870000019247',
      '070000019982',
      '870000020724',
    ])
    expect((await productsOf('05')).products.map(({ photos }) => photos.length)).toEqual(
      Array<number>(6).fill(2),
    )
    expect((await productsOf('11')).products.map(({ photos }) => photos)).toEqual([
      ['https://images.example.com/linked.jpg'],
      ['https://images.example.com/linked-formula.jpg'],
    ])
    expect((await cellsOf('22')).map(({ units }) => units)).toEqual([
      40,
      40,
      40,
      1200,
      40,
      undefined,
      40,
      40,
      undefined,
      undefined,
      40,
      undefined,
    ])
    expect((await cellsOf('21b')).map(({ seller_price_cents: price }) => price)).toEqual([
      129_950,
      129_950,
      129_950,
      undefined,
      undefined,
      129_950,
      129_900,
      undefined,
    ])
    expect(
      (await cellsOf('21c', { decimal: 'comma' })).map((each) => each.seller_price_cents),
    ).toEqual([1250, 129_950])
    expect(await cellsOf('49')).toMatchObject([
      { length: 12, width: 8, height: 4.3, weight: 2.5, weight_unit: 'lbs' },
      { weight: 2.6, weight_unit: 'lbs' },
      { weight: 17.6, weight_unit: 'oz' },
      { weight: 2.5, weight_unit: 'lbs' },
      { length: 12.5 },
    ])
    expect(await cellsOf('26-', { encoding: 'Mac Roman' })).toMatchObject([
      { name: expect.stringMatching(/^Café crème/) },
    ])
    expect(await cellsOf('26b', { encoding: 'DOS 437' })).toMatchObject([
      { name: 'Café crème señor' },
    ])
    expect(await cellsOf('26c', { encoding: 'Windows-1250' })).toMatchObject([
      { name: 'Żółty kubek świąteczny' },
    ])
    const conditions = { 'Like New': 'open_box', 'Used - Good': 'salvage' } as const
    expect(await cellsOf('56', { values: { conditions } })).toHaveLength(11)
  })

  test('a hidden column of UPCs is named', async () => {
    expect(readProductsFile(await bytesOf('39'))).toEqual({
      problem: 'Column A, which is hidden, is named UPC. Show it in the spreadsheet and try again.',
    })
  })

  test.each(Object.entries(manifests))('of manifests: %s', async (start, expected) => {
    const reading = manifestReading()
    eachRecord(await bytesOf(start), reading)
    const file = reading.end()
    expect('rows' in file ? { rows: file.rows.length } : file).toMatchObject(expected)
  })

  test.each(Object.entries(offers))('of offers: %s', async (start, expected) => {
    const rows: (readonly [number | null, number | null])[] = []
    const reading = offerReading()
    eachRecord(await bytesOf(start), reading)
    const file = reading.end()
    if ('rows' in file) rows.push(...file.rows.map((row) => [row.quantity, row.unitPrice] as const))
    expect(rows).toEqual(expected)
  })
})

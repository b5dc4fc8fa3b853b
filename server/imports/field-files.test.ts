import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { problemWords } from '#market/imports/row-problem.ts'
import { manifestReading } from '#market/manifests/manifest-reading.ts'
import { offerReading } from '#market/offer-spreadsheets/offer-reading.ts'
import { makeReadyFor } from '#server/platform/spreadsheets/each-record-of-file.ts'
import { readRecords } from '#server/platform/spreadsheets/read-records.ts'
import type { FileChoice } from './file-choice.ts'
import {
  manifestFiles,
  offerFiles,
  productFiles,
  productFilesAsManifests,
} from '#market/spreadsheets/testing/field-files.ts'
import { readProductsFile } from './read-products-file.ts'

const folder = new URL('../../../shared/data/field/', import.meta.url)
const isThere = existsSync(folder)
const title = isThere
  ? 'spreadsheets as people have them'
  : 'spreadsheets as people have them (skipped: ../shared/data/field is not there)'

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
      ...Object.keys(productFiles),
      ...Object.keys(manifestFiles),
      ...Object.keys(offerFiles),
      '39',
    ]
    expect(names.filter((name) => !starts.some((start) => name.startsWith(start)))).toEqual([])
  })

  test.each(Object.entries(productFiles))(
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

  test.each([...Object.entries(manifestFiles), ...Object.entries(productFilesAsManifests)])(
    'of manifests: %s',
    async (start, expected) => {
      const file = readRecords(await bytesOf(start), manifestReading())
      expect('rows' in file ? { rows: file.rows.length } : file).toMatchObject(expected)
    },
  )

  test.each([...Object.keys(manifestFiles), ...Object.keys(productFilesAsManifests)])(
    'of offers none is one of other goods: %s',
    async (start) => {
      expect(readRecords(await bytesOf(start), offerReading())).toEqual({
        problem: 'This file has no Product ID column',
      })
    },
  )

  test.each(Object.entries(offerFiles))('of offers: %s', async (start, expected) => {
    const rows: (readonly [number | null, number | null])[] = []
    const file = readRecords(await bytesOf(start), offerReading())
    if ('rows' in file) rows.push(...file.rows.map((row) => [row.quantity, row.unitPrice] as const))
    expect(rows).toEqual(expected)
  })
})

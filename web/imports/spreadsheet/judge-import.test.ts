import { describe, expect, test } from 'vitest'
import { mergeProduct } from '#market/imports/merge-product.ts'
import { NO_RESALE_TERMS } from '#market/resale/resale-terms.ts'
import { problemWords } from '#market/imports/row-problem.ts'
import type { PriceRule } from '#market/imports/price-rule.ts'
import { cents } from '#market/money.ts'
import { judgeSpreadsheet, type Listed } from './judge-import.ts'
import type { JudgedRow } from './judged-spreadsheet.ts'
import { readSpreadsheet } from './read-import.ts'

const A = '036000291452'
const B = '012345678905'
const HEADER = 'UPC,Product Name,Photo URL,Unit MSRP,Unit Wholesale,Unit Asking Price,Units'
const MUG = `${A},Mug,https://photos.example/1.jpg,20,9,5,100`

function read(text: string) {
  const file = readSpreadsheet(new TextEncoder().encode(text))
  if ('problem' in file) throw new Error(file.problem)
  return file.spreadsheet
}

function judged(lines: readonly string[], listed: Listed = new Map(), prices?: PriceRule) {
  const result = judgeSpreadsheet(read([HEADER, ...lines].join('\n')), listed, { prices })
  if ('problem' in result) throw new Error(result.problem)
  return result
}
const only = (line: string): JudgedRow | undefined => judged([line]).rows[0]

describe('a row of the preview', () => {
  test('is new, with how far its price is below the MSRP', () => {
    expect(only(MUG)).toMatchObject({
      row: 2,
      upc: A,
      percentOff: 75,
      outcome: { kind: 'new' },
      faults: [],
    })
  })

  test('that lacks something becomes a draft, and its empty cells are to be filled', () => {
    expect(only(`${A},Mug,https://photos.example/1.jpg,,9,5,100`)).toMatchObject({
      outcome: { kind: 'draft', problems: [{ kind: 'missing', field: 'msrp_cents' }] },
      faults: ['Unit MSRP'],
    })
  })

  test('that contradicts itself is refused', () => {
    expect(only(`${A},Mug,https://photos.example/1.jpg,4,2,5,100`)).toMatchObject({
      outcome: {
        kind: 'refused',
        problems: [
          {
            kind: 'out of bounds',
            column: 'Unit Asking Price',
            words: 'Must be less than or equal to Unit MSRP',
          },
        ],
      },
      faults: ['Unit Asking Price'],
    })
  })

  test('shows a cell at fault whose column the preview leaves out', () => {
    expect(only(`${A},Mug,https://imgur.com/1.jpg,20,9,5,100`)).toMatchObject({
      cells: { 'Photo URL': 'https://imgur.com/1.jpg' },
      faults: ['Photo URL'],
    })
  })

  test('whose UPC got its leading zero back says so', () => {
    const row = only(MUG.replace(A, A.slice(1)))
    expect(row).toMatchObject({ upc: A, outcome: { kind: 'new' } })
    expect(row?.notes.map(problemWords)).toEqual([`UPC ${A.slice(1)} got its leading zero back`])
  })

  test('that adds to an earlier one names it', () => {
    const { rows } = judged([MUG, `${A},,https://photos.example/2.jpg`])
    expect(rows[1]).toMatchObject({ outcome: { kind: 'more', of: 2 } })
  })

  test('of a lot that is listed updates it, and need not say everything', () => {
    const first = judged([MUG])
    expect(first.tally.ready).toBe(1)
    const listed = new Map([[A, aListedMug()]])
    const { rows } = judged([`${A},,,,,,80`], listed)
    expect(rows[0]?.outcome).toEqual({
      kind: 'update',
      changes: [{ column: 'Units', before: '100', after: '80' }],
    })
  })

  test('of a lot that gets terms of its own differs from what held for it', () => {
    const shop_terms = { ...NO_RESALE_TERMS, channels: ['own_store' as const] }
    const listed = new Map([[A, { ...aListedMug(), shop_terms }]])
    const changes = (channels: string, map: string) => {
      const file = read(`UPC,Resale Channels,MAP\n${A},${channels},${map}`)
      const result = judgeSpreadsheet(file, listed)
      if ('problem' in result) throw new Error(result.problem)
      return result.rows[0]?.outcome
    }
    expect(changes('', '19.99')).toEqual({
      kind: 'update',
      changes: [{ column: 'MAP', before: 'None', after: '$19.99' }],
    })
    expect(changes('any', '')).toEqual({
      kind: 'update',
      changes: [{ column: 'Resale Channels', before: 'Own stores', after: 'Any' }],
    })
    expect(changes('own_store', '')).toMatchObject({ kind: 'update' })
    expect(changes('', '')).toEqual({ kind: 'unchanged' })
  })

  test('of a lot that is listed as it says changes nothing, its photo fetched or not', () => {
    const mug = aListedMug()
    const [address] = mug.photos
    const photo = '/photos/mug/800.webp'
    const fetched = { ...mug, photos: [photo], fetched_photos: [{ address: address ?? '', photo }] }
    for (const listed of [mug, fetched]) {
      const { rows, tally } = judged([MUG], new Map([[A, listed]]))
      expect(rows[0]?.outcome).toEqual({ kind: 'unchanged' })
      expect(tally).toMatchObject({ ready: 1, changed: 0, unchanged: 1 })
    }
  })
})

test('what an import would come to is counted as it will count it', () => {
  const { tally } = judged([
    MUG,
    `${A},,https://photos.example/2.jpg`,
    `${B},Cup,https://photos.example/3.jpg,,9,5,100`,
    ',Bowl',
    '36000291469,Jar,https://photos.example/4.jpg,30,20,10,50',
  ])
  expect(tally).toEqual({
    rows: 5,
    products: 3,
    ready: 2,
    changed: 0,
    unchanged: 0,
    drafts: 1,
    inPart: 0,
    refused: 1,
    padded: 1,
    notes: 0,
  })
})

test('a rule sets the asking prices, and the row shows them instead of those of the file', () => {
  const rule = { percent_off_msrp: 62, ending: '9' } as const
  const { rows } = judged([MUG, MUG.replace(A, B).replace(',20,', ',,')], new Map(), rule)
  expect(rows).toMatchObject([
    { cells: { 'Unit Asking Price': '$7.59' }, percentOff: 62, outcome: { kind: 'new' } },
    { cells: { 'Unit Asking Price': '' }, outcome: { kind: 'draft' } },
  ])
})

test('a file that cannot be imported says why', () => {
  expect(judgeSpreadsheet(read('Name\nMug'), new Map())).toEqual({
    problem: 'The file has no UPC column',
  })
  expect(judgeSpreadsheet({ header: undefined, records: [] }, new Map())).toEqual({
    problem: 'The file is empty',
  })
})

function aListedMug() {
  const merge = mergeProduct({
    upc: A,
    row: 2,
    rows: 1,
    cells: {
      name: 'Mug',
      msrp_cents: cents(2000),
      wholesale_cents: cents(900),
      seller_price_cents: cents(500),
      units: 100,
    },
    photos: ['https://photos.example/1.jpg'],
    onlyPhotos: false,
  })
  if ('problems' in merge) throw new Error(merge.problems.map(problemWords).join())
  return { ...merge.product, description: '', fetched_photos: [], shop_terms: null }
}

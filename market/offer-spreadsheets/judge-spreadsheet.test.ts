import { NOTHING_DECLARED } from '#market/resale/resale-terms.ts'
import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import type { KnownLot, LiveLine } from './judge-row.ts'
import { judgeSpreadsheet } from './judge-spreadsheet.ts'
import type { SpreadsheetRow } from './read-row.ts'
import { sellerTotals } from './seller-totals.ts'

const harrow = { id: 3, name: 'Harrow & Pine' }
const mug: KnownLot = {
  name: 'Speckled mug',
  upc: '012345678905',
  seller: harrow,
  msrp: cents(24_00),
  limits: { units: 480, minOrderUnits: 24, askingPrice: cents(9_00) },
  terms: null,
  buyer: NOTHING_DECLARED,
}

const row = (number: number, more: Partial<SpreadsheetRow> = {}): SpreadsheetRow => ({
  row: number,
  productId: number,
  quantity: 40,
  unitPrice: cents(8_50),
  problems: [],
  typed: { product_id: String(number), quantity: '40', price: '8.50', name: 'My name', upc: '' },
  ...more,
})

type Beside = { lot?: KnownLot | undefined; live?: LiveLine; inDraft?: number }

function judge(rows: SpreadsheetRow[], { live, inDraft = 0, ...rest }: Beside = {}) {
  const lot = 'lot' in rest ? rest.lot : mug
  return judgeSpreadsheet(rows, { standingOf: () => ({ lot, live }), lotsInDraft: () => inDraft })
}
const one = (more: Partial<SpreadsheetRow>, beside?: Beside) => judge([row(2, more)], beside)[0]

describe('a good row', () => {
  test('becomes a line with its total and percent off MSRP', () => {
    expect(one({})).toMatchObject({
      name: 'Speckled mug',
      seller: harrow,
      quantity: 40,
      unit_price: 850,
      total: 340_00,
      percent_off: 64,
      effect: 'add',
      problems: [],
    })
  })

  test.each<[string, LiveLine, string]>([
    [
      'updates its line in the cart',
      { state: 'draft', quantity: 24, unitPrice: cents(850) },
      'update',
    ],
    [
      'moves a lot that is saved for later',
      { state: 'saved_for_later', quantity: 40, unitPrice: cents(850) },
      'move',
    ],
    [
      'keeps a line that is just so',
      { state: 'draft', quantity: 40, unitPrice: cents(850) },
      'keep',
    ],
  ])('%s', (_does, live, effect) => {
    expect(one({}, { live })?.effect).toBe(effect)
  })

  test('is counted with the others of its seller', () => {
    expect(
      sellerTotals(judge([row(2), row(3, { quantity: 24 }), row(4, { quantity: 4 })])),
    ).toEqual([{ ...harrow, lots: 2, units: 64, total: 544_00 }])
  })
})

describe('a row with a problem', () => {
  test.each([
    ['Exceeds available units', { quantity: 481 }],
    ['24 unit minimum', { quantity: 23 }],
    ['Exceeds asking price', { unitPrice: cents(9_01) }],
  ])('says %s', (problem, more) => {
    expect(one(more)).toMatchObject({ problems: [problem], effect: null })
  })

  test('says what it comes up against', () => {
    expect(one({ quantity: 481, unitPrice: cents(9_01) })?.limits).toEqual([
      '480 available',
      'asking is $9.00',
    ])
    expect(one({ quantity: 23 })?.limits).toEqual([])
  })

  test('names all of them, also where a cell could not be read', () => {
    const unclear = { quantity: null, unitPrice: cents(9_01), problems: ['Missing Offer Quantity'] }
    expect(one(unclear)?.problems).toEqual(['Missing Offer Quantity', 'Exceeds asking price'])
  })

  test('about no listed lot tells nothing but what the file says itself', () => {
    expect(one({}, { lot: undefined })).toMatchObject({
      name: 'My name',
      seller: null,
      problems: ['Unknown product or no longer available'],
    })
  })

  test.each(['seller_review', 'buyer_review'] as const)('is about a lot in %s', (state) => {
    const live = { state, quantity: 40, unitPrice: cents(850) }
    expect(one({}, { live })?.problems).toEqual(['Already in an offer under review'])
  })

  test('has the UPC of another lot, as when only some columns were sorted', () => {
    const typed = { ...row(2).typed, upc: '036000291452' }
    expect(one({ typed })?.problems).toEqual(['The UPC doesn’t match this Product ID'])
  })

  test('repeats a product: none of the rows is taken', () => {
    const rows = judge([row(2), row(3, { productId: 2 }), row(4), row(5, { productId: 2 })])
    expect(rows.map(({ problems }) => problems)).toEqual([
      ['The same product stands in row 3 and 1 more'],
      ['The same product stands in row 2 and 1 more'],
      [],
      ['The same product stands in row 2 and 1 more'],
    ])
  })
})

describe('an offer', () => {
  test('holds at most 500 lots, those in the cart among them', () => {
    const rows = judge([row(2), row(3), row(4)], { inDraft: 498 })
    expect(rows.map(({ problems }) => problems)).toEqual([
      [],
      [],
      ['An offer holds at most 500 lots'],
    ])
  })

  test('that is full still takes other figures for its own lots', () => {
    const live: LiveLine = { state: 'draft', quantity: 24, unitPrice: cents(850) }
    expect(one({}, { live, inDraft: 500 })?.effect).toBe('update')
  })
})

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { folded } from './code-text.ts'
import type { CodedProduct } from './coded-products.ts'
import { matchPhotos } from './match-photos.ts'
import { wantedCodes } from './wanted-codes.ts'

let id = 0
const product = (codes: Partial<CodedProduct>): CodedProduct => ({
  id: ++id,
  upc: '036000291452',
  sku: null,
  asin: null,
  style_number: null,
  ...codes,
})

/** The codes of the products that a name leads to. */
function leadsTo(name: string, ...products: Partial<CodedProduct>[]) {
  const [match] = matchPhotos([name], products.map(product))
  if (match?.result === 'matched') return [match.kind, match.code, match.place]
  return match?.result === 'several' ? ['several', match.products.length] : match?.result
}

describe('a photo belongs to the product', () => {
  test.each([
    ['012345678905_2.jpg', 'upc', '012345678905', '2'],
    ['012345678905/2.jpg', 'upc', '012345678905', '2'],
    ['Summer/012345678905/front.jpg', 'upc', '012345678905', 'front'],
    ['012345678905.jpg', 'upc', '012345678905', ''],
    ['012345678905front.jpg', 'upc', '012345678905', 'front'],
    ['UPC012345678905 (3).jpeg', 'upc', '012345678905', 'UPC 3'],
    ['12345678905-1.jpg', 'upc', '012345678905', '1'],
    ['0012345678905-1.jpg', 'upc', '012345678905', '1'],
    ['0-12345-67890-5 2.jpg', 'upc', '012345678905', '2'],
    ['SKU-17 (front).png', 'sku', 'SKU-17', 'front'],
    ['sku_17.2.png', 'sku', 'SKU-17', '2'],
    ['SKU17_2.png', 'sku', 'SKU-17', '2'],
    ['photo of SKU-17 back.png', 'sku', 'SKU-17', 'photo of back'],
    ['B00ABC1234-1.webp', 'asin', 'B00ABC1234', '1'],
    ['B00ABC1234.MAIN.jpg', 'asin', 'B00ABC1234', 'MAIN'],
    ['FW24-118/IMG_0042.jpg', 'style_number', 'FW24/118', 'IMG 0042'],
    [String.raw`FW24-118\IMG_0042.jpg`, 'style_number', 'FW24/118', 'IMG 0042'],
  ])('that its name holds a code of: %s', (name, ...expected) => {
    const codes = { upc: '012345678905', sku: 'SKU-17', asin: 'B00ABC1234' }
    expect(leadsTo(name, { ...codes, style_number: 'FW24/118' }, {})).toEqual(expected)
  })

  test.each(['IMG_0042.jpg', '012345678906_2.jpg', 'SKU-170.png', 'XSKU-17.png', '2.jpg', ''])(
    'of no code by a name like another: %s',
    (name) => {
      expect(leadsTo(name, { upc: '012345678905', sku: 'SKU-17' })).toBe('none')
    },
  )

  test('of a long code rather than of a shorter one within it', () => {
    const both = [{ sku: 'FC-08' }, { sku: 'FC-08-XL' }]
    expect(leadsTo('FC-08-XL_2.jpg', ...both)).toEqual(['sku', 'FC-08-XL', '2'])
    expect(leadsTo('FC-08_2.jpg', ...both)).toEqual(['sku', 'FC-08', '2'])
    expect(leadsTo('FC-08+.jpg', { sku: 'FC-08' }, { sku: 'FC-08+' })?.[1]).toBe('FC-08+')
  })

  test('whose code is written exactly so, where several differ in zeros or letters', () => {
    const upcs = [{ upc: '012345678905' }, { upc: '0012345678905' }]
    expect(leadsTo('0012345678905.jpg', ...upcs)?.[1]).toBe('0012345678905')
    expect(leadsTo('12345678905.jpg', ...upcs)).toEqual(['several', 2])
    const skus = [{ sku: 'abc-1' }, { sku: 'ABC-1' }]
    expect(leadsTo('ABC-1_2.jpg', ...skus)?.[1]).toBe('ABC-1')
    expect(leadsTo('Abc-1_2.jpg', ...skus)).toEqual(['several', 2])
  })

  test('of none, where its name fits several', () => {
    expect(leadsTo('FW24.jpg', { style_number: 'FW24' }, { style_number: 'FW24' })).toEqual([
      'several',
      2,
    ])
    expect(leadsTo('SKU-17 and B00ABC1234.jpg', { sku: 'SKU-17' }, { asin: 'B00ABC1234' })).toEqual(
      ['several', 2],
    )
    // Written so it is the first, with a place; without the line it would be the second.
    expect(leadsTo('FC-08_XL.jpg', { sku: 'FC-08' }, { sku: 'FC-08-XL' })).toEqual(['several', 2])
  })

  test('that all the codes of a name have in common', () => {
    const style = { style_number: 'FW24-118' }
    const variants = [{ ...style, sku: 'RED-1' }, { ...style, sku: 'BLUE-1' }, style]
    expect(leadsTo('FW24-118_BLUE-1_2.jpg', ...variants)?.[2]).toBe('2')
    expect(leadsTo('FW24-118/BLUE-1_2.jpg', ...variants)?.[1]).toBe('BLUE-1')
    expect(leadsTo('BLUE-1/FW24-118 2.jpg', ...variants)?.slice(0, 2)).toEqual([
      'style_number',
      'FW24-118',
    ])
  })

  test('of the file, and not of its folder, where they contradict each other', () => {
    expect(leadsTo('SKU-17/SKU-18_2.jpg', { sku: 'SKU-17' }, { sku: 'SKU-18' })?.[1]).toBe('SKU-18')
  })

  test('of a code as short as a number only where the name is nothing else', () => {
    expect(leadsTo('17_2.jpg', { sku: '17' })).toEqual(['sku', '17', '2'])
    expect(leadsTo('IMG_17.jpg', { sku: '17' })).toBe('none')
    expect(leadsTo('2024 summer 17.jpg', { sku: '2024' })).toBe('none')
    expect(leadsTo('012345678905/2.jpg', { sku: '2' }, { upc: '012345678905' })?.[0]).toBe('upc')
  })
})

const letter = fc.constantFrom(...'A B C a b c 0 1 2 7 8 9 - _ . / ( ) + Ä é'.split(' '), ' ')
const code = fc.string({ unit: letter, minLength: 1, maxLength: 10 })
const codeOrNone = fc.option(code)
const anyProducts: fc.Arbitrary<CodedProduct[]> = fc.array(
  fc.record({
    id: fc.nat(),
    upc: fc.constantFrom('012345678905', '0012345678905', '12345670', '036000291452'),
    sku: codeOrNone,
    asin: codeOrNone,
    style_number: codeOrNone,
  }),
  { maxLength: 6 },
)
const anyName = fc.oneof(
  fc.string({ unit: letter, maxLength: 20 }),
  fc.tuple(code, code).map((parts) => `${parts.join('_')}.jpg`),
  fc
    .tuple(fc.constantFrom('012345678905', '12345678905', '12345670'), code)
    .map((p) => p.join('-')),
)

describe('whatever the names and codes', () => {
  test('a product that has none of the wanted codes changes nothing', () => {
    fc.assert(
      fc.property(fc.array(anyName, { maxLength: 4 }), anyProducts, (names, products) => {
        const { codes, upcs } = wantedCodes(names)
        const has = (text: string | null) => text !== null && codes.includes(folded(text))
        const asked = products.filter(
          ({ upc, sku, asin, style_number: style }) =>
            upcs.includes(upc) || has(sku) || has(asin) || has(style),
        )
        expect(matchPhotos(names, asked)).toEqual(matchPhotos(names, products))
      }),
    )
  })

  test('the order in which products are listed decides nothing', () => {
    fc.assert(
      fc.property(anyName, anyProducts, (name, products) => {
        const idsOf = (listed: readonly CodedProduct[]) => {
          const [match] = matchPhotos([name], listed)
          if (match?.result === 'matched') return [products.indexOf(match.product)]
          if (match?.result !== 'several') return []
          return match.products.map((each) => products.indexOf(each)).toSorted((a, b) => a - b)
        }
        expect(idsOf(products.toReversed())).toEqual(idsOf(products))
      }),
    )
  })

  test('a file named by a code alone, and a number, never goes to another product', () => {
    const longCode = code.filter((text) => folded(text).length > 5 && !/[/]/.test(text))
    fc.assert(
      fc.property(longCode, fc.nat(999), anyProducts, (sku, number, others) => {
        const own = product({ sku })
        const rivals = others.filter(({ sku: its }) => its !== sku)
        const [match] = matchPhotos([`${sku}_${number}.jpg`], [own, ...rivals])
        expect(match?.result).not.toBe('none')
        if (match?.result === 'matched') expect(match.product).toBe(own)
        if (match?.result === 'several') expect(match.products).toContain(own)
      }),
    )
  })
})

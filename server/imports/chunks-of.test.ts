import { describe, expect, test } from 'vitest'
import type { GatheredProduct } from '#market/imports/gather-products.ts'
import { chunksOf } from './chunks-of.ts'

const product = (row: number, name = 'Mug'): GatheredProduct => ({
  upc: String(row),
  row,
  rows: 1,
  cells: { name },
  photos: [],
  onlyPhotos: false,
})
const rowsIn = (products: GatheredProduct[], most: { products: number; bytes: number }) =>
  chunksOf(products, most).map((chunk) => JSON.parse(chunk).map(({ row }: GatheredProduct) => row))

describe('the products of a file are put into chunks', () => {
  test('with a number of products, in their order', () => {
    const products = [1, 2, 3, 4, 5].map((row) => product(row))
    expect(rowsIn(products, { products: 2, bytes: 10_000 })).toEqual([[1, 2], [3, 4], [5]])
  })

  test('with a number of bytes, in which an accent counts two', () => {
    const products = [1, 2, 3].map((row) => product(row, 'é'.repeat(100)))
    const size = Buffer.byteLength(JSON.stringify(products[0]))
    expect(rowsIn(products, { products: 10, bytes: 2 * size })).toEqual([[1, 2], [3]])
    expect(rowsIn(products, { products: 10, bytes: 2 * size - 1 })).toEqual([[1], [2], [3]])
  })

  test('one at least, however large', () => {
    const products = [product(1), product(2, 'long '.repeat(1000)), product(3)]
    expect(rowsIn(products, { products: 10, bytes: 1000 })).toEqual([[1], [2], [3]])
  })

  test('do not exist for a file without products', () => {
    expect(chunksOf([], { products: 2, bytes: 1000 })).toEqual([])
  })
})

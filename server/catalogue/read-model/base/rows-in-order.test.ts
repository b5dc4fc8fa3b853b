import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestPlaces } from '../find/best-places.ts'
import { rowsInOrder } from './rows-in-order.ts'

test('rows come by their figure, and equal ones as they are', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1, max: 4 })), (figures) => {
      const rows = figures.map((figure, row) => ({ figure, row }))
      expect([...rowsInOrder(figures, (figure) => -figure)]).toEqual(
        rows.toSorted((a, b) => b.figure - a.figure).map(({ row }) => row),
      )
    }),
  )
})

test('the best come first, however few of many are wanted', () => {
  const score = fc.constantFrom(0, 0.1, 0.1000001, 0.6, 1, 2.5)
  fc.assert(
    fc.property(fc.array(score), fc.nat(9), (given, most) => {
      const scores = Float32Array.from(given)
      const inOrder = [...scores.keys()].toSorted(
        (a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b,
      )
      expect([...bestPlaces(scores, most)]).toEqual(inOrder.slice(0, most))
    }),
  )
})

test('more rows than keys can tell apart are refused rather than put into a wrong order', () => {
  expect(() => rowsInOrder({ length: 2 ** 21 + 1 }, () => 0)).toThrow('2097152 products at most')
})

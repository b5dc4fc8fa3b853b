import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestRows } from './best-rows.ts'
import { noBits, setBit } from './bits.ts'
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

test('the best rows come first, however few of many are wanted', () => {
  const score = fc.constantFrom(0, 0.1, 0.1000001, 0.6, 1, 2.5)
  fc.assert(
    fc.property(fc.array(fc.tuple(score, fc.boolean())), fc.nat(9), (given, most) => {
      const scores = Float32Array.from(given, ([each]) => each)
      const rows = noBits(given.length)
      given.forEach(([, isIn], row) => isIn && setBit(rows, row))
      const inOrder = [...scores.keys()]
        .filter((row) => given[row]?.[1])
        .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
      expect([...bestRows(rows, scores, most)].slice(0, most)).toEqual(inOrder.slice(0, most))
    }),
  )
})

import { expect, test } from 'vitest'
import { shelfOf } from './shelf.ts'

test('a shop is told by its lots, their units and what is sold out', () => {
  expect(shelfOf([{ units: 960 }, { units: 0 }, { units: 40 }])).toEqual({
    lots: 3,
    units: 1000,
    soldOut: 1,
  })
})

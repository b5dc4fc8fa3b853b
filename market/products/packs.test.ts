import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fewerPacks, morePacks, packsAround } from './packs.ts'

test('a step lands on whole packs, wherever it begins', () => {
  expect(morePacks(300, 36)).toBe(324)
  expect(fewerPacks(300, 36)).toBe(288)
  expect(morePacks(288, 36)).toBe(324)
  expect(fewerPacks(288, 36)).toBe(252)
  expect(fewerPacks(5, 36)).toBe(0)
  expect(fewerPacks(0, 36)).toBe(0)
})

test('any step from any quantity is a multiple of the pack, and no further than one', () => {
  const figure = fc.integer({ min: 1, max: 1_000_000 })
  fc.assert(
    fc.property(figure, fc.integer({ min: 1, max: 5000 }), (quantity, pack) => {
      expect(morePacks(quantity, pack) % pack).toBe(0)
      expect(morePacks(quantity, pack) - quantity).toBeLessThanOrEqual(pack)
      expect(quantity - fewerPacks(quantity, pack)).toBeLessThanOrEqual(pack)
    }),
  )
})

test('around a quantity that is no whole packs lie two that are, where the lot allows them', () => {
  const limits = { minimum: 144, units: 1000 }
  expect(packsAround(300, 36, limits)).toEqual([288, 324])
  expect(packsAround(288, 36, limits)).toEqual([])
  expect(packsAround(150, 36, limits)).toEqual([144, 180])
  expect(packsAround(145, 36, { ...limits, minimum: 145 })).toEqual([180])
  expect(packsAround(990, 36, limits)).toEqual([972])
  expect(packsAround(1000, 36, limits)).toEqual([])
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addBits,
  allBits,
  countBits,
  countShared,
  eachBit,
  eachBitBackwards,
  hasBit,
  keepBits,
  noBits,
  removeBits,
  setBit,
} from './bits.ts'

const SIZE = 130
const places = fc.uniqueArray(fc.nat(SIZE - 1))

function bitsOf(set: readonly number[]) {
  const bits = noBits(SIZE)
  for (const place of set) setBit(bits, place)
  return bits
}

function placesIn(bits: Uint32Array) {
  const found: number[] = []
  eachBit(bits, (place) => void found.push(place))
  return found
}

const inOrder = (set: Iterable<number>) => [...set].toSorted((one, other) => one - other)

test('bits are what sets are', () => {
  fc.assert(
    fc.property(places, places, (one, other) => {
      const others = new Set(other)
      expect(placesIn(bitsOf(one))).toEqual(inOrder(one))
      expect(countBits(bitsOf(one))).toBe(one.length)
      expect(countShared(bitsOf(one), bitsOf(other))).toBe(
        one.filter((place) => others.has(place)).length,
      )
      for (const [change, set] of [
        [keepBits, one.filter((place) => others.has(place))],
        [addBits, new Set([...one, ...other])],
        [removeBits, one.filter((place) => !others.has(place))],
      ] as const) {
        const bits = bitsOf(one)
        change(bits, bitsOf(other))
        expect(placesIn(bits)).toEqual(inOrder(set))
      }
      for (const place of one) expect(hasBit(bitsOf(other), place)).toBe(others.has(place))
    }),
  )
})

test('all bits are as many as there are places', () => {
  for (const size of [0, 1, 31, 32, 33, 64, 130]) expect(countBits(allBits(size))).toBe(size)
})

test('places are visited from either end, until it is enough', () => {
  const found: number[] = []
  const take = (place: number) => found.push(place) === 2
  eachBit(bitsOf([0, 31, 32, 129]), take)
  eachBitBackwards(bitsOf([0, 31, 32, 129]), (place) => void found.push(place))
  expect(found).toEqual([0, 31, 129, 32, 31, 0])
})

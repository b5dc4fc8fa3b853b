import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostOften } from './most-often.ts'

const counts = fc.array(fc.nat(6000), { maxLength: 30 })
const extra = fc.array(fc.nat(40), { maxLength: 60 })

test('the values that are counted most are among those found, with their whole count', () => {
  fc.assert(
    fc.property(counts, extra, fc.nat(8), (counted, more, most) => {
      const values = counted.map((_, place) => place)
      const whole = new Map<number, number>()
      for (const [place, count] of counted.entries()) whole.set(place, count)
      for (const value of more) whole.set(value, (whole.get(value) ?? 0) + 1)
      const found = mostOften(values, Uint32Array.from(counted), { more, most })
      for (const [value, count] of found) expect(count).toBe(whole.get(value))
      const inOrder = [...whole.values()].filter((count) => count > 0).toSorted((a, b) => b - a)
      const foundInOrder = [...found.values()].toSorted((a, b) => b - a)
      expect(foundInOrder.slice(0, most)).toEqual(inOrder.slice(0, most))
    }),
  )
})

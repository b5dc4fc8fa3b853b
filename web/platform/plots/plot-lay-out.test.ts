import { describe, expect, test } from 'vitest'
import { layOut, markedOf } from './plot-lay-out.ts'

describe('a plot', () => {
  test('stands on zero and reaches over its highest reading, in round steps', () => {
    const { ticks, down } = layOut([148_000, 352_000], 2)
    expect(ticks).toEqual([0, 100_000, 200_000, 300_000, 400_000])
    expect([down(0), down(200_000), down(400_000)]).toEqual([100, 50, 0])
  })

  test.each([[[]], [[0, 0]], [[1, 2]], [[3]]])('counts %j in whole numbers', (values: number[]) => {
    expect(layOut(values, values.length).ticks).toEqual([0, 1, 2, 3, 4])
  })

  test('reaches from edge to edge; a single reading stands in the middle', () => {
    const { across } = layOut([1, 2, 3], 3)
    expect([across(0), across(1), across(2)]).toEqual([0, 50, 100])
    expect(layOut([1], 1).across(0)).toBe(50)
  })
})

describe('below the axis', () => {
  test.each([
    [0, []],
    [1, [0]],
    [4, [0, 1, 2, 3]],
    [12, [0, 2, 4, 6, 8, 10]],
    [31, [0, 6, 12, 18, 24, 30]],
  ])('%d readings are named at %j', (count, marked) => {
    expect(markedOf(count)).toEqual(marked)
  })
})

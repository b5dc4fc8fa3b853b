import { expect, test } from 'vitest'
import { layOutFlows } from './flow-lay-out.ts'

test('columns grow both ways from one line, their parts one after another', () => {
  const flow = { up: [20, 60], down: [10, 10] }
  const { parts, ticks, down } = layOutFlows([flow, { up: [0], down: [0] }])
  expect(ticks).toEqual([-20, 0, 20, 40, 60, 80])
  expect([down(80), down(0), down(-20)]).toEqual([0, 80, 100])
  expect(parts(flow)).toEqual({
    up: [
      { top: 60, height: 20 },
      { top: 0, height: 60 },
    ],
    down: [
      { top: 80, height: 10 },
      { top: 90, height: 10 },
    ],
  })
})

test('an amount below zero has no column, and nothing at all has ticks too', () => {
  expect(layOutFlows([]).ticks).toEqual([0, 1, 2, 3, 4])
  const flow = { up: [-5], down: [-3] }
  const { parts } = layOutFlows([flow])
  expect(parts(flow)).toEqual({ up: [{ top: 100, height: 0 }], down: [{ top: 100, height: 0 }] })
})

test('columns stand in the middle of equal parts of the width', () => {
  const { across } = layOutFlows(Array.from({ length: 4 }, () => ({ up: [1], down: [] })))
  expect([0, 1, 2, 3].map(across)).toEqual([12.5, 37.5, 62.5, 87.5])
})

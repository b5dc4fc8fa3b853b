import { expect, test } from 'vitest'
import { swipeOf } from './swipe.ts'

const from = { x: 200, y: 300 }

test('a swipe to the left asks for the next photo, to the right for the one before', () => {
  expect(swipeOf(from, { x: 120, y: 310 })).toBe(1)
  expect(swipeOf(from, { x: 280, y: 290 })).toBe(-1)
})

test('a tap and a scroll of the page ask for none', () => {
  expect(swipeOf(from, { x: 210, y: 300 })).toBeUndefined()
  expect(swipeOf(from, { x: 140, y: 420 })).toBeUndefined()
})

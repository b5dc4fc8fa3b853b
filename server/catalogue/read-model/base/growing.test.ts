import { expect, test } from 'vitest'
import { growing, growingOf } from './growing.ts'

test('numbers come back as they were added, of each kind', () => {
  const many = Array.from({ length: 5000 }, (_, at) => at)
  const whole = growing()
  const signed = growingOf(Int32Array)
  const long = growingOf(Float64Array)
  for (const each of many) {
    whole.push(each)
    signed.push(-each)
    long.push(each * 2 ** 40)
  }
  expect(whole.length()).toBe(many.length)
  expect([...whole.values()]).toEqual(many)
  expect([...signed.values()]).toEqual(many.map((each) => 0 - each))
  expect([...long.values()]).toEqual(many.map((each) => each * 2 ** 40))
})

test('what became too narrow, or is ended, is freed at once', () => {
  const numbers = growing()
  numbers.push(1)
  const narrow = numbers.values()
  for (let at = 0; at < 5000; at++) numbers.push(at)
  expect(narrow.buffer.byteLength).toBe(0)
  const last = numbers.values()
  expect(last).toHaveLength(5001)
  numbers.free()
  expect(last.buffer.byteLength).toBe(0)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gather } from './gather.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aGathering() {
  const done: string[] = []
  return { done, ask: gather<string>(1000, (key) => done.push(key)) }
}

test('the first is done at once, and after a quiet pause so is the next', () => {
  const { done, ask } = aGathering()
  ask('orders')
  expect(done).toEqual(['orders'])
  vi.advanceTimersByTime(1000)
  expect(done).toEqual(['orders'])
  ask('orders')
  expect(done).toEqual(['orders', 'orders'])
})

test('a storm is done once a pause, the last of it too', () => {
  const { done, ask } = aGathering()
  for (let tenth = 0; tenth < 25; tenth += 1) {
    ask('orders')
    vi.advanceTimersByTime(100)
  }
  expect(done).toHaveLength(3)
  vi.advanceTimersByTime(10_000)
  expect(done).toHaveLength(4)
})

test('one thing does not wait for another', () => {
  const { done, ask } = aGathering()
  ask('orders')
  ask('applications')
  expect(done).toEqual(['orders', 'applications'])
})

import { afterEach, expect, test, vi } from 'vitest'
import { debounce } from './debounce.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a search is made 500 ms after typing stops, and not before', () => {
  vi.useFakeTimers()
  const searched: string[] = []
  let typeOn = () => {}
  for (const text of ['m', 'mu', 'mug']) {
    typeOn()
    typeOn = debounce(() => searched.push(text))
    vi.advanceTimersByTime(499)
  }
  expect(searched).toEqual([])
  vi.advanceTimersByTime(1)
  expect(searched).toEqual(['mug'])
})

import { afterEach, expect, test, vi } from 'vitest'
import { submitDelay } from './submit-delay.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a form waits 400 ms before it is sent', async () => {
  vi.useFakeTimers()
  const sent = vi.fn<() => void>()
  const sending = submitDelay().then(sent)
  await vi.advanceTimersByTimeAsync(399)
  expect(sent).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await sending
  expect(sent).toHaveBeenCalledOnce()
})

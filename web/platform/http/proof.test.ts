import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askForProofBy, wasProofGiven } from './proof.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('nobody to ask means that none was given', async () => {
  const wasGiven = wasProofGiven()
  await vi.runAllTimersAsync()
  expect(await wasGiven).toBe(false)
})

test('the form that asks may mount after the call was refused', async () => {
  const wereGiven = Promise.all([wasProofGiven(), wasProofGiven()])
  let asked = 0
  const stop = askForProofBy(async () => {
    asked += 1
    return true
  })
  expect(await wereGiven).toEqual([true, true])
  expect(asked).toBe(1)
  expect(vi.getTimerCount()).toBe(0)
  stop()
})

test('the person is asked once for calls refused at the same time, and again for later ones', async () => {
  const answers = [true, false]
  let asked = 0
  const stop = askForProofBy(async () => {
    asked += 1
    return answers.shift() ?? false
  })
  expect(await Promise.all([wasProofGiven(), wasProofGiven()])).toEqual([true, true])
  expect(asked).toBe(1)
  expect(await wasProofGiven()).toBe(false)
  expect(asked).toBe(2)

  stop()
  const wasGiven = wasProofGiven()
  await vi.runAllTimersAsync()
  expect(await wasGiven).toBe(false)
  expect(asked).toBe(2)
})

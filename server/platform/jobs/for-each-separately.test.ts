import { describe, expect, test, vi } from 'vitest'
import { forEachSeparately } from './for-each-separately.ts'

async function workThrough(items: number[], isBroken: (item: number) => boolean) {
  const done: number[] = []
  const working = forEachSeparately(items, async (item) => {
    if (isBroken(item)) throw new Error(`Number ${item} is broken`)
    done.push(item)
  })
  const told = await working.then(
    () => undefined,
    (error: Error) => error.message,
  )
  return { done, told }
}

describe('working through a list', () => {
  test('continues after one that fails, and reports it at the end', async () => {
    expect(await workThrough([1, 2, 3], (item) => item === 1)).toEqual({
      done: [2, 3],
      told: '1 failed, the first: Error: Number 1 is broken',
    })
  })

  test('says nothing when all went well', async () => {
    expect(await workThrough([1, 2], () => false)).toEqual({ done: [1, 2], told: undefined })
  })

  test('gives up when nothing but failures came for a minute', async () => {
    vi.useFakeTimers()
    const fails = (item: number) => {
      vi.advanceTimersByTime(25_000)
      return item > 1
    }
    expect(await workThrough([1, 2, 3, 4, 5, 6, 7], fails)).toMatchObject({
      done: [1],
      told: expect.stringContaining('4 failed'),
    })
    vi.useRealTimers()
  })
})

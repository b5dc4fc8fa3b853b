import { describe, expect, test } from 'vitest'
import { eachByItself } from './each-by-itself.ts'

async function workThrough(items: number[], isBroken: (item: number) => boolean) {
  const done: number[] = []
  const working = eachByItself(items, async (item) => {
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
  test('goes on after one that fails, and tells of it at the end', async () => {
    expect(await workThrough([1, 2, 3], (item) => item === 1)).toEqual({
      done: [2, 3],
      told: '1 failed, the first: Error: Number 1 is broken',
    })
  })

  test('says nothing when all went well', async () => {
    expect(await workThrough([1, 2], () => false)).toEqual({ done: [1, 2], told: undefined })
  })

  test('gives up when twenty in a row fail', async () => {
    const items = Array.from({ length: 50 }, (_, index) => index)
    expect(await workThrough(items, (item) => item > 0 && item < 45)).toMatchObject({
      done: [0],
      told: expect.stringContaining('20 failed'),
    })
  })
})

import { describe, expect, test } from 'vitest'
import { bulkhead } from './bulkhead.ts'
import { Refusal } from './refusal.ts'

const limits = { atOnce: 4, waiting: 3, heavyAtOnce: 5 }

/** Calls that end on command, and what each has done so far. */
function calls(inTurn: ReturnType<typeof bulkhead>) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return { begun, call, end: (name: string) => ends.get(name)?.() }

  function call(name: string, { isHeavy = false, hasGone = false } = {}) {
    const [key = ''] = name.split(' ')
    const work = async () => {
      begun.push(name)
      await new Promise<void>((end) => ends.set(name, end))
      return name
    }
    return inTurn({ key, isHeavy, isGone: () => hasGone, work })
  }
}

/** Lets every pending microtask run. */
const settled = () => new Promise((go) => setImmediate(go))

const refused = { status: 429, retryAfter: 1 }

describe('one caller', () => {
  test('has four calls at work; the fifth waits for the first to end', async () => {
    const { begun, call, end } = calls(bulkhead(limits))
    const first = call('Ann 1')
    for (const number of [2, 3, 4, 5, 6]) void call(`Ann ${number}`)
    await settled()
    expect(begun).toEqual(['Ann 1', 'Ann 2', 'Ann 3', 'Ann 4'])
    end('Ann 1')
    expect(await first).toBe('Ann 1')
    await settled()
    expect(begun).toEqual(['Ann 1', 'Ann 2', 'Ann 3', 'Ann 4', 'Ann 5'])
  })

  test('is refused what is beyond those who wait, until one has ended', async () => {
    const { call, end } = calls(bulkhead(limits))
    const all = [1, 2, 3, 4, 5, 6, 7].map((number) => call(`Ann ${number}`))
    await expect(call('Ann 8')).rejects.toMatchObject(refused)
    await settled()
    end('Ann 1')
    await all[0]
    const next = call('Ann 9')
    await settled()
    await expect(call('Ann 10')).rejects.toMatchObject(refused)
    for (const number of [2, 3, 4, 5, 6, 7, 9]) {
      end(`Ann ${number}`)
      await settled()
    }
    expect(await next).toBe('Ann 9')
  })

  test('has two heavy calls at work, and one of those that piled up', async () => {
    const { begun, call, end } = calls(bulkhead(limits))
    for (const number of [1, 2, 3, 4, 5, 6, 7]) void call(`Ann ${number}`, { isHeavy: true })
    await settled()
    expect(begun).toEqual(['Ann 1', 'Ann 2'])
    for (const number of [1, 2, 3, 4]) {
      end(`Ann ${number}`)
      await settled()
    }
    expect(begun).toEqual(['Ann 1', 'Ann 2', 'Ann 3', 'Ann 4', 'Ann 5'])
    end('Ann 5')
    await settled()
    expect(begun.at(-1)).toBe('Ann 6')
    expect(begun).toHaveLength(6)
  })

  test('gives a turn back that failed', async () => {
    const inTurn = bulkhead({ ...limits, atOnce: 1 })
    const fail = () => inTurn({ key: 'Ann', isHeavy: false, isGone: () => false, work: broken })
    const broken = async () => {
      throw new Refusal('No')
    }
    for (const _ of [1, 2, 3]) await expect(fail()).rejects.toThrow('No')
  })

  test('who left while waiting costs no work', async () => {
    const { begun, call, end } = calls(bulkhead({ ...limits, atOnce: 1 }))
    const first = call('Ann 1')
    const left = call('Ann 2', { hasGone: true })
    await settled()
    end('Ann 1')
    await first
    await expect(left).rejects.toMatchObject({ status: 499 })
    expect(begun).toEqual(['Ann 1'])
  })
})

describe('others', () => {
  test('never wait for light calls of somebody else', async () => {
    const { begun, call } = calls(bulkhead(limits))
    for (const number of [1, 2, 3, 4, 5, 6, 7]) void call(`Ann ${number}`)
    void call('Bea 1')
    await settled()
    expect(begun).toContain('Bea 1')
  })

  test('nor for heavy ones, with a light one', async () => {
    const { begun, call } = calls(bulkhead(limits))
    for (const caller of ['Ann', 'Bea', 'Cid', 'Dan'])
      for (const number of [1, 2, 3]) void call(`${caller} ${number}`, { isHeavy: true })
    void call('Eve 1')
    void call('Ann light')
    await settled()
    expect(begun).toContain('Eve 1')
    expect(begun).toContain('Ann light')
    expect(begun.filter((name) => / \d/.test(name) && !name.startsWith('Eve'))).toHaveLength(5)
  })

  test('come before more of the same caller’s heavy calls', async () => {
    const { begun, call, end } = calls(bulkhead({ ...limits, heavyAtOnce: 2 }))
    for (const number of [1, 2, 3]) void call(`Ann ${number}`, { isHeavy: true })
    void call('Bea 1', { isHeavy: true })
    await settled()
    end('Ann 1')
    await settled()
    expect(begun).toEqual(['Ann 1', 'Ann 2', 'Bea 1'])
  })
})

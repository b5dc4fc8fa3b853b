import { describe, expect, test } from 'vitest'
import { CallError } from '#web/platform/http/call-error.ts'
import { inBatches } from './batches.ts'
import { sendPhotos, type Outcome, type PlannedPhoto, type Wire } from './send-photos.ts'

const photo = (id: number, open = async () => new Blob([`${id}`])): PlannedPhoto => ({
  id,
  productId: 7,
  source: { path: `${id}.jpg`, size: 1000, type: 'image/jpeg', open },
})
const photos = (length: number) => Array.from({ length }, (_, at) => photo(at))

/** A server that takes everything, unless told otherwise, and what it saw. */
function aWire(answers: Partial<Wire> = {}) {
  const seen = { signed: [] as number[], added: [] as string[][], most: 0, now: 0 }
  let number = 0
  const wire: Wire = {
    sign: async (files) => {
      seen.signed.push(files.length)
      return files.map(() => ({ aws_url: '', aws_headers: {}, file_key: `key ${number++}` }))
    },
    put: async (...sent) => {
      seen.now++
      seen.most = Math.max(seen.most, seen.now)
      await Promise.resolve()
      await answers.put?.(...sent)
      seen.now--
    },
    add: async (files, signal) => {
      seen.added.push(files.map(({ name }) => name))
      const told = await answers.add?.(files, signal)
      return told ?? files.map(({ key }) => ({ key, result: 'added' as const, message: '' }))
    },
  }
  return { wire, seen }
}

async function send(planned: PlannedPhoto[], wire: Wire) {
  const outcomes = new Map<number, Outcome>()
  const { signal } = new AbortController()
  const problem = await sendPhotos(planned, {
    wire,
    signal,
    onOutcome: (id, outcome) => outcomes.set(id, outcome),
  }).catch((error: Error) => error.message)
  return { outcomes, problem }
}

describe('photos', () => {
  test('are sent four at once, and added in their order, a batch at a time', async () => {
    const { wire, seen } = aWire()
    const { outcomes, problem } = await send(photos(50), wire)
    expect([problem, outcomes.size]).toEqual([undefined, 50])
    expect(seen.signed).toEqual([24, 24, 2])
    expect(seen.most).toBe(4)
    expect(seen.added.flat()).toEqual(photos(50).map(({ source }) => source.path))
  })

  test('that cannot be read or are refused do not hold up the others', async () => {
    const damaged = photo(1, () => Promise.reject(new Error('Damaged in the ZIP')))
    const { wire } = aWire({
      put: async (_, content) => {
        if ((await content.text()) === '2')
          throw new CallError({ status: 413, body: { errors: ['Max file size: 35 MB'] } })
      },
    })
    const { outcomes, problem } = await send([photo(0), damaged, photo(2), photo(3)], wire)
    expect(problem).toBeUndefined()
    expect([...outcomes].toSorted(([a], [b]) => a - b)).toEqual([
      [0, { result: 'added', message: '' }],
      [1, { result: 'refused', message: 'Damaged in the ZIP' }],
      [2, { result: 'refused', message: 'Max file size: 35 MB' }],
      [3, { result: 'added', message: '' }],
    ])
  })

  test('stop when the line is down, what arrived is added, and only the rest is sent again', async () => {
    let isDown = false
    const { wire, seen } = aWire({
      put: async (_, content) => {
        if ((await content.text()) === '30') isDown = true
        if (isDown) throw new CallError({ status: 0 })
      },
    })
    const all = photos(60)
    const { outcomes, problem } = await send(all, wire)
    expect(problem).toMatch(/can’t be reached/)
    expect(outcomes.size).toBe(seen.added.flat().length)
    expect(outcomes.size).toBeGreaterThanOrEqual(24)
    expect(outcomes.size).toBeLessThanOrEqual(30)

    const again = aWire()
    const rest = await send(
      all.filter(({ id }) => !outcomes.has(id)),
      again.wire,
    )
    expect(rest.problem).toBeUndefined()
    expect(rest.outcomes.size + outcomes.size).toBe(60)
  })

  test('that the server had no time for are sent again as they were', async () => {
    let calls = 0
    const { wire, seen } = aWire({
      add: async (files) => {
        calls++
        return files.map(({ key }, at) => ({
          key,
          result: at < 2 ? ('added' as const) : ('unfinished' as const),
          message: '',
        }))
      },
    })
    const { outcomes } = await send(photos(5), wire)
    expect([calls, outcomes.size]).toEqual([3, 5])
    expect(seen.signed).toEqual([5])
  })
})

test('a batch has as many photos as are sent while its addresses hold', () => {
  const sized = (size: number) => ({ source: { size } })
  const sizes = [10, 15, 10, 34, 1, 1].map((megabytes) => sized(megabytes * 1_000_000))
  expect(inBatches(sizes).map((batch) => batch.length)).toEqual([2, 1, 1, 2])
  expect(inBatches(Array.from({ length: 25 }, () => sized(1))).map(({ length }) => length)).toEqual(
    [24, 1],
  )
})

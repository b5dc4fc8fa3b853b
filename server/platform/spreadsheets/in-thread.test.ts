import { expect, test, vi } from 'vitest'
import { inThread, MOST_THREADS } from './in-thread.ts'

// Counts running threads in shared memory and keeps the highest count.
const counting = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, workerData } from 'node:worker_threads'
    const counts = new Int32Array(workerData.counts)
    const atWork = Atomics.add(counts, 0, 1) + 1
    for (let most = 0; most < atWork; ) most = Atomics.compareExchange(counts, 1, most, atWork) === most ? atWork : Atomics.load(counts, 1)
    Atomics.wait(counts, 2, 0, 150)
    Atomics.sub(counts, 0, 1)
    parentPort.postMessage('read')
  `)}`,
)
const hostile = new URL(
  `data:text/javascript,${encodeURIComponent('const kept = []; for (;;) kept.push(Array(1e6).fill(0.5 + kept.length))')}`,
)

const silent = new URL(`data:text/javascript,${encodeURIComponent('setInterval(() => {}, 1000)')}`)

const SMALL = new Uint8Array(10)
const LARGE = new Uint8Array(2_000_000)

/** How many threads worked at once for files of these accounts, after each was read. */
async function mostAtOnce(accounts: readonly number[], { bytes = SMALL, site = {} } = {}) {
  const counts = new SharedArrayBuffer(12)
  const files = accounts.map((account) =>
    inThread<string>(counting, { bytes, counts }, { site, account }),
  )
  expect(new Set(await Promise.all(files))).toEqual(new Set(['read']))
  return new Int32Array(counts)[1] ?? 0
}
const several = Array.from({ length: 3 * MOST_THREADS }, (_, at) => at)

test('many files at once are all read, a few at a time', async () => {
  const most = await mostAtOnce(several)
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThanOrEqual(MOST_THREADS)
})

test('files of one account are read one after the other', async () => {
  expect(await mostAtOnce([1, 1, 1, 1])).toBe(1)
})

test('large files leave two threads to others', async () => {
  expect(await mostAtOnce(several, { bytes: LARGE })).toBeLessThanOrEqual(MOST_THREADS - 2)
})

test('a file is read however long its thread takes to start', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  try {
    const counts = new SharedArrayBuffer(12)
    const read = inThread<string>(counting, { bytes: SMALL, counts }, { site: {}, account: 1 })
    // Before any thread can have begun.
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await read).toBe('read')
  } finally {
    vi.useRealTimers()
  }
})

test('of a file whose thread gets no turn nothing is said but that Lotline is busy', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
  try {
    const read = inThread(silent, { bytes: SMALL }, { site: {}, account: 1 })
    const refused = expect(read).rejects.toMatchObject({
      status: 503,
      message: 'Lotline is busy. Please try again.',
    })
    await vi.advanceTimersByTimeAsync(300_000)
    await refused
  } finally {
    vi.useRealTimers()
  }
})

test('after a file that had to be stopped, the next of that account waits for minutes, and nobody else', async () => {
  const site = {}
  const by = { site, account: 2 }
  const file = { bytes: SMALL, counts: new SharedArrayBuffer(12) }
  const [stopped, behindIt] = await Promise.allSettled([
    inThread(hostile, file, by),
    inThread(counting, file, by),
  ])
  expect(stopped).toMatchObject({ value: { problem: 'The file could not be read' } })
  const refused = { status: 429, message: expect.stringContaining('minutes') }
  expect(behindIt).toMatchObject({ reason: refused })
  await expect(inThread(counting, file, by)).rejects.toMatchObject(refused)
  expect(await mostAtOnce([3], { site })).toBe(1)
  expect(await mostAtOnce([2], { site: {} })).toBe(1)
})

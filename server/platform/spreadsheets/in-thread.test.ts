import { expect, test } from 'vitest'
import { inThread, MOST_THREADS } from './in-thread.ts'

// Counts running threads in shared memory and keeps the highest count.
const counting = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, workerData } from 'node:worker_threads'
    const counts = new Int32Array(workerData.buffer)
    const atWork = Atomics.add(counts, 0, 1) + 1
    for (let most = 0; most < atWork; ) most = Atomics.compareExchange(counts, 1, most, atWork) === most ? atWork : Atomics.load(counts, 1)
    Atomics.wait(counts, 2, 0, 150)
    Atomics.sub(counts, 0, 1)
    parentPort.postMessage('read')
  `)}`,
)

test('many files at once are all read, a few at a time', async () => {
  const shared = new Uint8Array(new SharedArrayBuffer(12))
  const files = Array.from({ length: 3 * MOST_THREADS }, () => inThread<string>(counting, shared))
  expect(new Set(await Promise.all(files))).toEqual(new Set(['read']))
  const [, most] = new Int32Array(shared.buffer)
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThanOrEqual(MOST_THREADS)
})

import { expect, test } from 'vitest'
import { shareRuns } from './share-runs.ts'

function aWork() {
  const runs: PromiseWithResolvers<number>[] = []
  const shared = shareRuns(() => {
    const run = Promise.withResolvers<number>()
    runs.push(run)
    return run.promise
  })
  return { runs, shared }
}

test('a call during a run gets the next run, together with all others', async () => {
  const { runs, shared } = aWork()
  const first = shared()
  const [second, third] = [shared(), shared()]
  runs[0]?.resolve(1)
  expect(await first).toBe(1)
  await expect.poll(() => runs.length).toBe(2)
  runs[1]?.resolve(2)
  expect(await Promise.all([second, third])).toEqual([2, 2])
  void shared()
  expect(runs).toHaveLength(3)
})

test('a call in the moment in which a run ends begins no second run next to the one that waits', async () => {
  const { runs, shared } = aWork()
  const again = shared().then(shared)
  const second = shared()
  runs[0]?.resolve(1)
  await expect.poll(() => runs.length).toBeGreaterThan(1)
  expect(runs).toHaveLength(2)
  runs[1]?.resolve(2)
  expect(await Promise.all([again, second])).toEqual([2, 2])
  void shared()
  expect(runs).toHaveLength(3)
})

test('a run that fails fails for those who asked for it alone', async () => {
  const { runs, shared } = aWork()
  const first = shared()
  const second = shared()
  runs[0]?.reject(new Error('no'))
  await expect(first).rejects.toThrow('no')
  await expect.poll(() => runs.length).toBe(2)
  runs[1]?.resolve(2)
  expect(await second).toBe(2)
})

import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { eventually } from '#server/testing/eventually.ts'
import { processPool, type Ask } from './process-pool.ts'

const SCRIPT = new URL('testing/sample-process.ts', import.meta.url)
const answered = z.object({ pid: z.number(), env: z.record(z.string(), z.string()) })

const aPool = (limits: object = {}) =>
  processPool(SCRIPT, {
    atOnce: 2,
    mostWaiting: 100,
    longestMs: 60_000,
    idleMs: 60_000,
    mostTasks: 100,
    ...limits,
  })

const asked = (act: string) => async (ask: Ask) => answered.parse(await ask({ act }))
const answer = asked('answer')

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const isGone = (pid: number) =>
  eventually(
    async () => isRunning(pid),
    (running) => !running,
  )

describe('the processes of a pool', () => {
  test('are as many as may be, and are used again', async () => {
    const pool = aPool()
    const answers = await Promise.all(Array.from({ length: 12 }, () => pool(answer)))
    const pids = new Set(answers.map(({ pid }) => pid))
    expect(pids.size).toBe(2)
    expect(pids).toContain((await pool(answer)).pid)
    expect(pids).not.toContain(process.pid)
  })

  test('have one task at a time, and keep it over several questions', async () => {
    const pool = aPool({ atOnce: 1 })
    const [first] = await Promise.all([
      pool(async (ask) => [await answer(ask), await answer(ask)]),
      pool(answer),
    ])
    expect(first[0]?.pid).toBe(first[1]?.pid)
  })

  test('know nothing of our settings', async () => {
    process.env['SECRET_KEY'] = 'known to the server alone'
    onTestFinished(() => void delete process.env['SECRET_KEY'])
    const { env } = await aPool()(answer)
    expect(env).toHaveProperty('PATH')
    expect(JSON.stringify(env)).not.toContain('known to the server alone')
  })

  test('are replaced after a number of tasks', async () => {
    const pool = aPool({ mostTasks: 2 })
    const first = await pool(answer)
    expect((await pool(answer)).pid).toBe(first.pid)
    expect((await pool(answer)).pid).not.toBe(first.pid)
    await isGone(first.pid)
  })

  test('end where there is nothing to do, and begin again', async () => {
    const pool = aPool({ idleMs: 1 })
    const { pid } = await pool(answer)
    await isGone(pid)
    expect((await pool(answer)).pid).not.toBe(pid)
  })
})

describe('a process that', () => {
  test.each([
    ['dies', 'die', 'died'],
    ['leaves', 'leave', 'died'],
    ['takes too much memory', 'grow', 'exceeded'],
    ['takes too much of the processor', 'spin', 'exceeded'],
  ])('%s fails its own caller, and the next is answered', async (_, act, why) => {
    const pool = aPool({ atOnce: 1 })
    const { pid } = await pool(answer)
    const next = pool(asked(act)).then(
      () => 'answered',
      (error: unknown) => error,
    )
    const after = pool(answer)
    expect(await next).toMatchObject({ why })
    expect((await after).pid).not.toBe(pid)
    await isGone(pid)
  })

  test('stands still is killed', async () => {
    const pool = aPool({ longestMs: 100 })
    await expect(pool(asked('stand still'))).rejects.toMatchObject({ why: 'exceeded' })
  })

  test('died between two questions fails the second', async () => {
    const pool = aPool({ atOnce: 1 })
    const work = pool(async (ask) => {
      const { pid } = await answer(ask)
      process.kill(pid, 'SIGKILL')
      await isGone(pid)
      return answer(ask)
    })
    await expect(work).rejects.toMatchObject({ why: 'died' })
  })

  test('died without work is replaced', async () => {
    const pool = aPool()
    const { pid } = await pool(answer)
    process.kill(pid, 'SIGKILL')
    await isGone(pid)
    // A task that arrives before the pool noticed the death is refused; the caller tries again.
    const next = await pool(answer).catch(() => pool(answer))
    expect(next.pid).not.toBe(pid)
  })
})

test('a queue that is full takes nobody more, until one has left', async () => {
  const pool = aPool({ atOnce: 1, mostWaiting: 2 })
  const taken = [1, 2, 3].map(() => pool(answer))
  await expect(pool(answer)).rejects.toMatchObject({ why: 'full' })
  await Promise.all(taken)
  expect(await pool(answer)).toHaveProperty('pid')
})

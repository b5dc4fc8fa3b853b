import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { chooseNoticeCarrier } from './choose-notice-carrier.ts'
import type { Look } from './join-processes.ts'

const REDIS = 'a1'
const SECOND = 1000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Row = Look['processes'][number]
const row = (id: string, redis: string | null = REDIS, isAlive = true): Row => ({
  id,
  name: `host:${id}`,
  redis,
  isAlive,
})

function aProcess() {
  const said: string[] = []
  const state: { hears: string | undefined; missed: number } = { hears: REDIS, missed: 0 }
  const together = chooseNoticeCarrier({
    hears: () => state.hears,
    onMissed: () => (state.missed += 1),
    log: {
      info: (message) => said.push(message),
      warn: (details, message) => said.push(`${message} ${JSON.stringify(details)}`),
    },
  })
  const look = (...processes: Row[]) => together.note({ askedAt: performance.now(), processes })
  return { ...together, look, state, said }
}

describe('Redis carries notices', () => {
  test('while every process that lives hears the same', () => {
    const { look, isHeardByAll } = aProcess()
    expect(isHeardByAll()).toBe(false)
    look(row('1'), row('2'))
    expect(isHeardByAll()).toBe(true)
    look(row('1'), row('2', null))
    expect(isHeardByAll()).toBe(false)
    look(row('1'), row('2', 'another one at the same address'))
    expect(isHeardByAll()).toBe(false)
    look(row('1'), row('2', null, false))
    expect(isHeardByAll()).toBe(true)
  })

  test('not when this process does not, whatever its row says', () => {
    const { look, isHeardByAll, state } = aProcess()
    look(row('1'), row('2'))
    state.hears = undefined
    expect(isHeardByAll()).toBe(false)
  })

  test('not when nobody looked for long: somebody may have lost it', () => {
    const { look, isHeardByAll } = aProcess()
    look(row('1'), row('2'))
    vi.advanceTimersByTime(11 * SECOND)
    expect(isHeardByAll()).toBe(true)
    vi.advanceTimersByTime(2 * SECOND)
    expect(isHeardByAll()).toBe(false)
  })
})

describe('open pages fetch again', () => {
  test('when Redis is lost: once all were told, and once all must know', async () => {
    const { change, state } = aProcess()
    state.hears = undefined
    const tell = vi.fn(async () => tell.mock.calls.length === 3)
    change(tell)
    await vi.advanceTimersByTimeAsync(2.5 * SECOND)
    expect([tell.mock.calls.length, state.missed]).toEqual([3, 0])
    await vi.advanceTimersByTimeAsync(SECOND)
    expect(state.missed).toBe(1)
    await vi.advanceTimersByTimeAsync(60 * SECOND)
    expect([tell.mock.calls.length, state.missed]).toEqual([3, 2])
  })

  test('when it is back, and then no more', async () => {
    const { change, state } = aProcess()
    state.hears = undefined
    change(async () => true)
    await vi.advanceTimersByTimeAsync(0.5 * SECOND)
    state.hears = REDIS
    change(async () => true)
    expect(state.missed).toBe(1)
    await vi.advanceTimersByTimeAsync(60 * SECOND)
    expect(state.missed).toBe(1)
  })

  test('when a process died that may not have told what it committed, once', () => {
    const { look, state } = aProcess()
    look(row('1'), row('2'), row('3', null))
    look(row('1'), row('2', REDIS, false), row('3', null))
    expect(state.missed).toBe(1)
    look(row('1'), row('2', REDIS, false), row('3', null, false))
    expect(state.missed).toBe(1)
  })

  test('not when one ended in order, nor for one that was dead before', () => {
    const { look, state } = aProcess()
    look(row('1'), row('2'), row('0', REDIS, false))
    look(row('1'), row('0', REDIS, false))
    expect(state.missed).toBe(0)
  })

  test('when others took this process for dead while it did not hear Redis, which they use', () => {
    const { look, state } = aProcess()
    state.hears = undefined
    look(row('1', null), row('2'))
    vi.advanceTimersByTime(40 * SECOND)
    look(row('1', null), row('2'))
    expect(state.missed).toBe(1)
    state.hears = REDIS
    vi.advanceTimersByTime(40 * SECOND)
    look(row('1'), row('2'))
    expect(state.missed).toBe(1)
  })
})

test('that another process hears no Redis is said once it lasts, and once when it is over', () => {
  const { look, said } = aProcess()
  look(row('1'), row('2', null))
  look(row('1'), row('2'))
  for (let seconds = 0; seconds < 120; seconds += 5) {
    look(row('1'), row('2', null))
    vi.advanceTimersByTime(5 * SECOND)
  }
  expect(said).toEqual([
    'Not every process hears this Redis: PostgreSQL carries the notices {"processes":["host:2"]}',
  ])
  look(row('1'), row('2'))
  expect(said.slice(1)).toEqual(['Every process hears Redis: it carries the notices'])
})

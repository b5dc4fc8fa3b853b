import { expect, test } from 'vitest'
import type { SystemHealth } from '#market/system/system-api.ts'
import { healthFacts } from './health-facts.ts'

const now = new Date('2026-11-22T10:00:00Z')
const health: SystemHealth = {
  adapters: [{ part: 'Mail', uses: 'SMTP at mail.example.com', kind: 'real' }],
  processes: [],
  database: { version: '18.4', bytes: 1_234_000_000, deadlocks: 0, histories_guarded_by: 'grants' },
  storage: { works: true, problem: null },
  disk: null,
  worker: { last_beat_at: '2026-11-22T09:59:55Z', is_alive: true },
  jobs: { waiting_count: 3, lanes: [], failed_count: 0, failed: [] },
  mail: { sent_in_a_day: 1200, waiting_count: 0, oldest_waiting_at: null, given_up_count: 0 },
  refunds: { asked_in_a_day: 2, waiting_count: 0, oldest_waiting_at: null, failed_count: 1 },
  payment_events: { received_in_a_day: 4, left_count: 0, left: [] },
}
const told = (more: Partial<SystemHealth>) =>
  healthFacts({ ...health, ...more }, now).map(({ part, state }) => `${part}: ${state}`)

test('each part that works says so, with its figures', () => {
  expect(told({})).toEqual([
    'Requests: OK',
    'Searches: OK',
    'Database: OK',
    'Histories: Guarded',
    'Storage: OK',
    'Jobs: OK',
    'Mail: OK',
    'Refunds: OK',
  ])
  expect(healthFacts(health, now).map(({ detail }) => detail)).toEqual([
    '0 in 5 minutes, 0 failed',
    '0 from memory, 0 by PostgreSQL in 5 minutes',
    'PostgreSQL 18.4, 1,234 MB, 0 deadlocks',
    'The application can add to them but not change them',
    'A file was written and read',
    '3 due',
    '1,200 sent in 24 hours',
    '2 requested in 24 hours, 0 waiting, 1 failed so far',
  ])
})

test('a disk of ours says how much is free, and what is refused when that is too little', () => {
  const disk = { free_bytes: 52_000_000_000, least_bytes: 1_000_000_000, is_short: false }
  expect(told({ disk })).toContain('Disk: OK')
  const short = { ...health, disk: { ...disk, free_bytes: 812_000_000, is_short: true } }
  expect(healthFacts(short, now)).toContainEqual({
    part: 'Disk',
    state: 'Nearly full',
    colour: 'red',
    detail: '812 MB free, 1,000 MB needed: files and imports are refused',
  })
})

test('failed parts are named', () => {
  expect(told({ storage: { works: false, problem: 'No space left' } })).toContain(
    'Storage: Failing',
  )
  expect(told({ worker: { last_beat_at: null, is_alive: false } })).toContain('Jobs: No worker')
})

test('mail that goes nowhere is not said to work', () => {
  const off = { part: 'Mail', uses: 'off: no links or notices are sent', kind: 'off' } as const
  expect(told({ adapters: [off] })).toContain('Mail: Off')
})

test('histories that only triggers guard say what to set', () => {
  const database = { ...health.database, histories_guarded_by: 'triggers' as const }
  const facts = healthFacts({ ...health, database }, now)
  expect(facts.find(({ part }) => part === 'Histories')).toMatchObject({
    state: 'Triggers only',
    detail: expect.stringContaining('Set DATABASE_OWNER_URL'),
  })
})

test('mail is late when some has waited for more than ten minutes', () => {
  const waitingSince = (oldest_waiting_at: string) =>
    told({
      mail: { sent_in_a_day: 0, waiting_count: 1, oldest_waiting_at, given_up_count: 0 },
    })
  expect(waitingSince('2026-11-22T09:51:00Z')).toContain('Mail: OK')
  expect(waitingSince('2026-11-22T09:49:00Z')).toContain('Mail: Late')
})

test('mails that failed for good are counted', () => {
  const facts = healthFacts({ ...health, mail: { ...health.mail, given_up_count: 3 } }, now)
  expect(facts.find(({ part }) => part === 'Mail')?.detail).toBe(
    '1,200 sent in 24 hours, 3 given up',
  )
})

test('a refund is late when one has waited for more than an hour', () => {
  const waitingSince = (oldest_waiting_at: string) =>
    told({ refunds: { ...health.refunds, waiting_count: 1, oldest_waiting_at } })
  expect(waitingSince('2026-11-22T09:01:00Z')).toContain('Refunds: OK')
  expect(waitingSince('2026-11-22T08:59:00Z')).toContain('Refunds: Late')
})

test('requests and searches are those of all processes; more than one failed in a hundred is too many', () => {
  const working = (failed_requests: number) => ({
    name: 'host:1',
    version: '1.0.0',
    commit: 'abc1234',
    started_at: '2026-11-22T09:00:00Z',
    seen_at: '2026-11-22T09:59:55Z',
    figures: {
      requests: 600,
      failed_requests,
      searches: { memory: 40, search_servers: 0, database: 2 },
      repeats: 0,
      connections: [],
      sockets: 3,
      people: 2,
      event_loop_ms: 12,
      memory_bytes: 300_000_000,
      disk_free_bytes: null,
      is_disk_short: false,
    },
  })
  const earlier = { ...working(0), figures: null }
  const well = healthFacts({ ...health, processes: [working(12), working(0), earlier] }, now)
  expect(well.slice(0, 2)).toMatchObject([
    { state: 'OK', detail: '1,200 in 5 minutes, 12 failed' },
    { detail: '80 from memory, 4 by PostgreSQL in 5 minutes' },
  ])
  expect(told({ processes: [working(13), working(0)] })).toContain('Requests: Failing')
})

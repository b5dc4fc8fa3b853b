import { expect, test } from 'vitest'
import type { SystemHealth } from '#market/system/system-api.ts'
import { healthFacts } from './health-facts.ts'

const now = new Date('2026-11-22T10:00:00Z')
const health: SystemHealth = {
  adapters: [{ part: 'Mail', uses: 'SMTP at mail.example.com', kind: 'real' }],
  processes: [],
  database: { version: '18.4', bytes: 1_234_000_000, histories_guarded_by: 'grants' },
  storage: { works: true, problem: null },
  disk: null,
  worker: { last_beat_at: '2026-11-22T09:59:55Z', is_alive: true },
  jobs: { waiting_count: 3, lanes: [], failed_count: 0, failed: [] },
  mail: { sent_in_a_day: 1200, waiting_count: 0, oldest_waiting_at: null },
  payment_events: { received_in_a_day: 4, left_count: 0, left: [] },
}
const told = (more: Partial<SystemHealth>) =>
  healthFacts({ ...health, ...more }, now).map(({ part, state }) => `${part}: ${state}`)

test('each part that works says so, with its figures', () => {
  expect(told({})).toEqual([
    'Database: Works',
    'Histories: Guarded',
    'Storage: Works',
    'Jobs: Works',
    'Mail: Works',
  ])
  expect(healthFacts(health, now).map(({ detail }) => detail)).toEqual([
    'PostgreSQL 18.4, 1,234 MB',
    'The application adds to them and has no right to change them',
    'A file was written and read',
    '3 due',
    '1,200 sent in 24 hours',
  ])
})

test('a disk of ours says how much is free, and what is refused when that is too little', () => {
  const disk = { free_bytes: 52_000_000_000, least_bytes: 1_000_000_000, is_short: false }
  expect(told({ disk })).toContain('Disk: Works')
  const short = { ...health, disk: { ...disk, free_bytes: 812_000_000, is_short: true } }
  expect(healthFacts(short, now)).toContainEqual({
    part: 'Disk',
    state: 'Nearly full',
    colour: 'red',
    detail: '812 MB free, 1,000 MB needed: files and imports are refused',
  })
})

test('what fails is named', () => {
  expect(told({ storage: { works: false, problem: 'No space left' } })).toContain('Storage: Fails')
  expect(told({ worker: { last_beat_at: null, is_alive: false } })).toContain('Jobs: No worker')
})

test('mail that goes nowhere is not said to work', () => {
  const off = { part: 'Mail', uses: 'off: nobody gets a link or a notice', kind: 'off' } as const
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
    told({ mail: { sent_in_a_day: 0, waiting_count: 1, oldest_waiting_at } })
  expect(waitingSince('2026-11-22T09:51:00Z')).toContain('Mail: Works')
  expect(waitingSince('2026-11-22T09:49:00Z')).toContain('Mail: Late')
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSettings } from './settings/settings.ts'
import { jobConnections } from './start-jobs.ts'
import { jobs, laneOf } from './jobs.ts'

const byVersionsBefore = [
  'cancel_unpaid_orders',
  'close_lines',
  'end_payment',
  'expire_offers',
  'fetch_photos',
  'fold_published_counts',
  'forget_old',
  'forward_page_views',
  'import_lots',
  'mail_daily_leads',
  'mail_link',
  'mail_new_matches',
  'receive_by_itself',
  'reconcile_payments',
  'refund_payment',
  'remind_of_expiring',
  'remind_of_payment',
  'remind_of_waiting',
  'send_mail',
  'tell_of_import',
]
const names = jobs.map(({ name }) => name)

test('the connections of a process are as many as docs/running.md counts', () => {
  const settings = readSettings({ DATABASE_URL: 'postgres://db.example.com/lotline' })
  const page = readFileSync(new URL('../docs/running.md', import.meta.url), 'utf8')
  expect(page).toContain(`${jobConnections(settings)} for background work`)
})

test('every job that a version before may have queued is still done', () => {
  expect(names).toEqual(expect.arrayContaining(byVersionsBefore))
})

test('every schedule enqueues the job of its row, and no job has two rows', () => {
  const scheduled = jobs.filter(({ schedule }) => schedule)
  expect(scheduled.length).toBeGreaterThan(20)
  expect(scheduled.map(({ schedule }) => schedule?.job.name)).toEqual(
    scheduled.map(({ name }) => name),
  )
  expect(new Set(names).size).toBe(names.length)
})

test('what nobody waits for is never of the lane of what people wait for', () => {
  expect(['send_mail', 'mail_link', 'refund_payment', 'close_lines'].map(laneOf)).toEqual(
    Array(4).fill('now'),
  )
  expect(['import_lots', 'fetch_photos', 'forget_old', 'unknown'].map(laneOf)).toEqual(
    Array(4).fill('bulk'),
  )
})

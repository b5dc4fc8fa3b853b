import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteOldPaymentEvents } from '#server/payments/payment-event-store.ts'
import { unleased } from '#server/platform/jobs/job-run.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { aBuyer } from '#server/testing/listings.ts'
import { everyRule, findViolations } from '#server/verification/find-violations.ts'
import { deleteExpired } from './delete-expired.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const put = (statement: string) => database.connection.pool.query(statement)
const read = async (statement: string) => (await put(statement)).rows

test('mails name nobody after 90 days, unless one may still be sent', async () => {
  const mail = (key: string, ago: number) =>
    put(`insert into mails (key, to_address, subject, html, body_text, created_at, sent_at)
      values ('${key}', 'jane@example.com', 'Hello Jane', '', '', now() - interval '${ago} days', now())`)
  await mail('old', 91)
  await mail('tried again', 91)
  await mail('new', 89)
  await put(
    `select graphile_worker.add_job('send_mail', job_key => 'mail:' || id) from mails where key = 'tried again'`,
  )
  await deleteExpired(database.connection.db, unleased)
  expect(await read('select key, to_address, subject from mails order by id')).toEqual([
    { key: 'old', to_address: '', subject: '' },
    { key: 'tried again', to_address: 'jane@example.com', subject: 'Hello Jane' },
    { key: 'new', to_address: 'jane@example.com', subject: 'Hello Jane' },
  ])
})

test('nobody knows after 180 days who looked at a page', async () => {
  const { userId } = await aBuyer(database.connection.db)
  await put(`insert into page_views (user_id, path, at)
    select ${userId}, '/', now() - days * interval '1 day' from unnest(array[179, 181]) as days`)
  await deleteExpired(database.connection.db, unleased)
  expect(await read('select user_id from page_views order by at')).toEqual([
    { user_id: null },
    { user_id: userId },
  ])
})

test('what staff read and from where people came is kept for 400 days, what they did permanently', async () => {
  const { userId } = await aBuyer(database.connection.db)
  const act = (name: string, ago: number) =>
    put(`insert into audit_events (actor_user_id, act, subject, after, at)
      values (${userId}, '${name}', 'user 1', '{"search": "jane"}', now() - interval '${ago} days')`)
  await act('read', 401)
  await act('signed in by password', 401)
  await act('read', 399)
  await act('account denied', 401)
  await deleteExpired(database.connection.db, unleased)
  const left = await read(
    'select act, after, erased_at is null as is_whole from audit_events order by id',
  )
  const after = { search: 'jane' }
  expect(left).toEqual([
    { act: 'read', after: null, is_whole: false },
    { act: 'signed in by password', after: null, is_whole: false },
    { act: 'read', after, is_whole: true },
    { act: 'account denied', after, is_whole: true },
  ])
  expect(await findViolations(database.connection.db, everyRule)).toEqual([])
})

test('jobs given up, mails of the mailbox and hosts that did not answer go', async () => {
  await put(
    `select graphile_worker.add_job('greet', job_key => key) from unnest(array['old', 'new']) as key`,
  )
  await put(`update graphile_worker._private_jobs set attempts = max_attempts, updated_at = now() - interval '91 days'
    where key = 'old'`)
  await put(`insert into inbox_mails (to_address, from_address, subject, received_at)
    select 'jane@example.com', '', '', now() - days * interval '1 day' from unnest(array[89, 91]) as days`)
  await put(`insert into photo_hosts (host, failures, rests_until) values
    ('old.test', 1, now() - interval '31 days'), ('new.test', 1, now())`)
  await deleteExpired(database.connection.db, unleased)
  expect(await read("select key from graphile_worker.jobs where key in ('old', 'new')")).toEqual([
    { key: 'new' },
  ])
  expect(await read('select count(*) from inbox_mails')).toEqual([{ count: 1 }])
  expect(await read('select host from photo_hosts')).toEqual([{ host: 'new.test' }])
})

test('what the card provider told and nobody could handle is kept for 400 days', async () => {
  await put(`insert into payment_events (id, type, payload, received_at, handled_at)
    values ('handled', 'x', '{}', now() - interval '91 days', now() - interval '91 days'),
      ('waits', 'x', '{}', now() - interval '399 days', null),
      ('left', 'x', '{}', now() - interval '401 days', null)`)
  await expect(
    sql`delete from payment_events where id = 'waits'`.execute(database.asOwner),
  ).rejects.toThrow()
  await deleteOldPaymentEvents(database.connection.db)
  expect(await read('select id from payment_events')).toEqual([{ id: 'waits' }])
})

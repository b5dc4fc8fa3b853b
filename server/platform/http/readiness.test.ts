import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withClient } from '#server/platform/database/with-client.ts'
import { eventually } from '#server/testing/eventually.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ env: { WORKER: 'off' } })
})
afterAll(() => site.stop())

const ready = () => site.visitor.get('/readyz')
const OK = { status: 200, body: { status: 'ok' } }

test('says that it is ready', async () => {
  expect(await ready()).toMatchObject(OK)
})

test('is not ready while the database lacks a migration of this version, and is ready on a newer database', async () => {
  const { asOwner } = site.database
  await sql`
    create table kept as
      select * from schema_migrations order by number desc limit 1`.execute(asOwner)
  await sql`
    delete from schema_migrations where number in (select number from kept)`.execute(asOwner)
  expect(await ready()).toMatchObject({
    status: 503,
    body: { status: 'unready', problems: ['migrations'] },
  })
  await sql`insert into schema_migrations select * from kept`.execute(asOwner)
  await sql`update kept set number = number + 1`.execute(asOwner)
  await sql`insert into schema_migrations select * from kept`.execute(asOwner)
  expect(await ready()).toMatchObject(OK)
})

test('says that open pages learn of changes late while nothing hears of them', async () => {
  const { asOwner, ownerUrl } = site.database
  const elsewhere = new URL(ownerUrl)
  const name = elsewhere.pathname.slice(1)
  elsewhere.pathname = '/postgres'
  // A database can not be closed from inside of it.
  const letIn = (isLetIn: boolean) =>
    withClient(elsewhere.href, (client) =>
      client.query(`alter database "${name}" with allow_connections ${isLetIn}`),
    )
  // The connections that are open serve on; the listener's is ended and finds no new one.
  await letIn(false)
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen %'`.execute(asOwner)
  const late = { status: 200, body: { status: 'degraded', problems: ['listener'] } }
  await eventually(ready, ({ body }) => body.status === 'degraded')
  expect(await ready()).toMatchObject(late)
  await letIn(true)
  await eventually(ready, ({ body }) => body.status === 'ok')
})

test('says that work waits once all workers fell silent', async () => {
  await sql`
    insert into worker_heartbeats (worker_id, beat_at) values ('gone', now() - interval '1 minute')`.execute(
    site.database.asOwner,
  )
  expect(await ready()).toMatchObject({
    status: 200,
    body: { status: 'degraded', problems: ['workers'] },
  })
})

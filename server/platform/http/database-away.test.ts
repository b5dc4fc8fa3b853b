import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aSession } from '#server/testing/a-session.ts'
import { caller, type Caller } from '#server/testing/caller.ts'
import { databaseProxy, type DatabaseProxy } from '#server/testing/database-proxy.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { eventually } from '#server/testing/eventually.ts'
import { aBuyer } from '#server/testing/listings.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'

let database: TestDatabase
let proxy: DatabaseProxy
let webFolder: string
let site: TestSite
let buyer: Caller
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'lotline-web-'))
  await writeFile(join(webFolder, 'index.html'), '<title>Lotline</title>')
  database = await freshDatabase()
  proxy = await databaseProxy(database.url)
  site = await startSite({ webFolder, env: { DATABASE_URL: proxy.url } })
  const { db } = database.connection
  buyer = caller(site.address, (await aSession(db, await aBuyer(db))).bearer)
})
afterAll(async () => {
  await site.stop()
  await proxy.cut()
  await database.drop()
  await rm(webFolder, { recursive: true })
})

const open = (path: string) => fetch(site.address + path, { headers: { Accept: 'text/html' } })

test('with the disk full, what cannot be written says so and when to come back', async () => {
  const { asOwner } = database
  await sql`
    create function full_disk() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger full_disk before insert on saved_searches execute function full_disk()`.execute(
    asOwner,
  )
  const search = { saved_search: { name: 'Linen', criteria: {} } }
  const refused = await buyer.post('/saved_searches', search)
  await sql`drop function full_disk cascade`.execute(asOwner)
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await buyer.post('/saved_searches', search)).status).toBe(201)
})

describe('with the database away', () => {
  test('calls say so and when to come back, and the product recovers without help', async () => {
    expect((await buyer.get('/me')).status).toBe(200)
    await proxy.cut()
    for (const answer of [
      await buyer.get('/me'),
      await buyer.get('/offers'),
      await buyer.post('/marketplace/products/search', {}),
      await buyer.post('/login', { user: { email: 'a@example.com', password: 'x' } }),
      await buyer.delete('/logout'),
    ]) {
      expect(answer.status).toBe(503)
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(answer.body).toEqual({
        errors: ['Lotline is temporarily unavailable. Please try again.'],
      })
    }
    await proxy.mend()
    await eventually(
      () => buyer.get('/me'),
      ({ status }) => status === 200,
    )
  })

  test('the process lives but is not ready', async () => {
    await proxy.cut()
    expect((await site.visitor.get('/healthz')).status).toBe(200)
    const ready = await site.visitor.get('/readyz')
    await proxy.mend()
    expect(ready.status).toBe(503)
    await eventually(
      () => site.visitor.get('/readyz'),
      ({ status }) => status === 200,
    )
  })

  test('a person still gets the app, and elsewhere a page that tries again', async () => {
    await proxy.cut()
    const app = await open('/my_offers')
    const mailbox = await open('/dev/mailbox')
    await proxy.mend()
    expect(app.status).toBe(200)
    expect(await app.text()).toContain('<title>Lotline</title>')
    expect(mailbox.status).toBe(503)
    expect(mailbox.headers.get('Retry-After')).toBe('2')
    expect(await mailbox.text()).toMatch(
      /http-equiv="refresh".*Lotline is temporarily unavailable/s,
    )
  })
})

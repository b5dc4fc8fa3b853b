import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import parse from 'parse-prometheus-text-format'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { cents } from '#market/money.ts'
import { transact } from '#server/platform/database/transact.ts'
import { withClient } from '#server/platform/database/with-client.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { release } from '#server/platform/release.ts'
import { sendMail } from '#server/platform/mail/write-mail.ts'
import { aDeal } from '#server/testing/deals.ts'
import { aBuyer } from '#server/testing/listings.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'

const METRIC = /\b(lotline|process|nodejs)_\w+/g
const OF_HISTOGRAM = /_seconds_(bucket|count|sum)$/
const TOKEN = 't'.repeat(32)

let open: TestSite
let closed: TestSite
beforeAll(async () => {
  // One that is away is watched too.
  const away = {
    DATABASE_REPLICA_URL: 'postgres://lotline@127.0.0.1:1/lotline',
    REDIS_URL: 'redis://127.0.0.1:1',
  }
  open = await startSite({ env: { ...away } })
  closed = await startSite({ beside: open, env: { WORKER: 'off', METRICS_TOKEN: TOKEN } })
})
afterAll(async () => {
  await closed.stop()
  await open.stop()
})

const scrape = (site: TestSite, headers: Record<string, string> = {}) =>
  fetch(`${site.address}/metrics`, { headers })
const metricsOf = async (site: TestSite) => parse(await (await scrape(site)).text())

describe('/metrics', () => {
  test('without a token answers this machine, and nobody a proxy speaks for', async () => {
    expect((await scrape(open)).status).toBe(200)
    for (const name of ['X-Forwarded-For', 'Forwarded'])
      expect((await scrape(open, { [name]: 'for=203.0.113.9' })).status).toBe(404)
  })

  test('with a token answers clients that have it, and nobody else', async () => {
    const status = async (headers = {}) => (await scrape(closed, headers)).status
    expect(await status()).toBe(404)
    expect(await status({ Authorization: `Bearer ${TOKEN}x` })).toBe(404)
    const proxied = { Authorization: `Bearer ${TOKEN}`, 'X-Forwarded-For': '203.0.113.9' }
    expect(await status(proxied)).toBe(200)
  })

  test('counts requests by the pattern of their route, and never says an address', async () => {
    await open.visitor.get('/all_products/4711?query=s3cret')
    await open.visitor.get('/nowhere/s3cret')
    const text = await (await scrape(open)).text()
    expect(text).not.toMatch(/s3cret|4711/)
    expect(text).toMatch(
      /lotline_request_duration_seconds_count\{.*route="unknown",status="404"\} \d/,
    )
  })

  test('says which version runs, and of which commit', async () => {
    const { version, commit } = release()
    const text = await (await scrape(open)).text()
    expect(text).toContain(`lotline_build_info{version="${version}",commit="${commit}"} 1`)
  })

  test('tells who answered a search', async () => {
    const buyer = await open.as(await aBuyer(open.db))
    const path = '/marketplace/products/search?query=kettle'
    expect((await buyer.post(path, {})).status).toBe(200)
    const text = await (await scrape(open)).text()
    expect(text).toContain('lotline_search_duration_seconds_count{engine="database"} 1')
  })

  test('tells how many connections requests and jobs have, and how long they wait for one', async () => {
    const text = await (await scrape(open)).text()
    for (const pool of ['requests', 'jobs']) {
      expect(text).toMatch(
        new RegExp(`lotline_pool_connections\\{pool="${pool}",state="open"\\} [1-9]`),
      )
      expect(text).toMatch(new RegExp(`lotline_pool_wait_seconds_count\\{pool="${pool}"\\} [1-9]`))
      expect(text).toMatch(new RegExp(`lotline_pool_size\\{pool="${pool}"\\} [1-9]`))
    }
  })

  test('counts refunds that were asked for, and mails that failed for good', async () => {
    const { db } = open
    const { seller, offerId } = await aDeal(open)
    expect((await seller.put(`/offers/${offerId}/accept`)).status).toBe(200)
    const order = await db.selectFrom('purchaseOrders').select('id').executeTakeFirstOrThrow()
    const refund = { purchaseOrderId: order.id, amountCents: cents(5_00) }
    const longAgo = new Date(Date.now() - 7_200_000)
    await db
      .insertInto('refunds')
      .values([
        { ...refund, paymentIntentId: 'pi_1', status: 'requested', createdAt: longAgo },
        { ...refund, paymentIntentId: 'pi_2', status: 'succeeded' },
      ])
      .execute()
    const runAt = new Date(Date.now() + 3_600_000)
    await transact(db, (tx) => enqueue(tx, sendMail, { mailId: 0 }, { runAt }))
    await sql`update graphile_worker._private_jobs set attempts = max_attempts
      where payload ->> 'mailId' = '0'`.execute(db)
    const fresh = await startSite({ beside: open, env: { WORKER: 'off' } })
    const text = await (await scrape(fresh)).text()
    await fresh.stop()
    expect(text).toContain('lotline_refunds_asked_in_a_day 2')
    expect(text).toContain('lotline_refunds_waiting 1')
    expect(text).toMatch(/lotline_refunds_oldest_wait_seconds 7[2-9]\d\d/)
    expect(text).toContain('lotline_mails_given_up 1')
  })

  test('has every metric that a rule that warns or the dashboard asks for', async () => {
    const known = new Set((await metricsOf(open)).map(({ name }) => name))
    const warned = (await rulesThatWarn()).map(({ expr }) => expr)
    const drawn = (await panels()).flatMap(({ targets }) => targets.map(({ expr }) => expr))
    expect(warned.length).toBeGreaterThan(8)
    expect(drawn.length).toBeGreaterThan(14)
    const asked = [...warned, ...drawn].map((expr) =>
      [...expr.matchAll(METRIC)].map(([name]) => name.replace(OF_HISTOGRAM, '_seconds')),
    )
    expect(asked.filter((names) => names.length === 0)).toEqual([])
    expect(asked.flat().filter((name) => !known.has(name))).toEqual([])
  })

  test('has no figures of the database, and still answers, while that is away', async () => {
    const away = await startSite({ env: { WORKER: 'off' } })
    await withClient(away.database.ownerUrl, (client) =>
      client.query('alter table mails rename to mails_away'),
    )
    const text = await (await scrape(away)).text()
    expect(text).toContain('lotline_database_up 0')
    expect(text).not.toMatch(/^lotline_mails_waiting \d/m)
    await away.stop()
  })
})

async function rulesThatWarn(): Promise<{ alert: string; expr: string }[]> {
  const { groups } = parseYaml(await readFile('deploy/alerts.yml', 'utf8'))
  return groups[0].rules
}

async function panels(): Promise<{ title: string; targets: { expr: string }[] }[]> {
  return JSON.parse(await readFile('deploy/grafana.json', 'utf8')).panels
}

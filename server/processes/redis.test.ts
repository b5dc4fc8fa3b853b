import { describe, expect, onTestFinished, test } from 'vitest'
import { sql } from 'kysely'
import { aPage, changed } from '#server/platform/live/testing/a-page.ts'
import { aRedis, isRedisHere } from '#server/testing/a-redis.ts'
import { aSession } from '#server/testing/a-session.ts'
import { caller } from '#server/testing/caller.ts'
import { aDeal } from '#server/testing/deals.ts'
import { eventually } from '#server/testing/eventually.ts'
import { freePort } from '#server/testing/free-port.ts'
import { aBuyer } from '#server/testing/listings.ts'
import { startServerProcess } from '#server/testing/server-process.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'

const OK = { status: 'ok' }
const LATE = { status: 'degraded', problems: ['redis'] }

describe.skipIf(!isRedisHere)('processes with Redis (skipped without a Redis server)', () => {
  test('hear of a commit on another by Redis alone', async () => {
    const { one, other } = await aPair()
    const { commit, page } = await aDealAcross(one, other)
    await commit()
    expect(await page.next()).toEqual(page.news)
    const { redis, ...others } = await waysOf(one)
    expect(redis).toBeGreaterThan(0)
    expect(others).toEqual({})
    expect(await readyAt(other)).toEqual(OK)
  })

  test('fetch again and switch to PostgreSQL when Redis is lost, and use Redis again when it is back', async () => {
    const { one, other, redis } = await aPair()
    const { commit, page } = await aDealAcross(one, other)
    await redis.kill()
    expect(await page.next()).toEqual(page.news)
    for (const site of [one, other]) await until(site, LATE)
    const before = (await waysOf(one)).postgresql ?? 0
    await commit()
    expect(await page.next()).toEqual(page.news)
    expect((await waysOf(one)).postgresql).toBeGreaterThan(before)

    await redis.start()
    expect(await page.next()).toEqual(page.news)
    for (const site of [one, other]) await until(site, OK)
    const sent = (await waysOf(one)).redis ?? 0
    await commit()
    await eventually(
      () => waysOf(one),
      (ways) => (ways.redis ?? 0) > sent,
    )
  })

  test('close the sockets of an ended session at once while Redis is silent', async () => {
    const { one, other, redis } = await aPair()
    const { userId } = await aBuyer(one.db)
    const { token, bearer } = await aSession(one.db, { userId })
    const page = await aPageAt(other, { token, userId })
    redis.silence()
    expect((await caller(one.address, bearer).delete('/logout')).status).toBe(200)
    expect(await page.closed).toBe(1000)
  })

  test('use PostgreSQL as long as another process hears no Redis', async () => {
    const { one, other } = await aPair()
    const deaf = await startSite({ beside: one, env: { WORKER: 'off' } })
    for (const site of [one, other]) expect(await readyAt(site)).toEqual(LATE)
    const [there, back] = [await aDealAcross(one, deaf), await aDealAcross(deaf, one)]
    for (const { commit, page } of [there, back]) {
      await commit()
      expect(await page.next()).toEqual(page.news)
    }
    expect((await waysOf(one)).redis).toBeUndefined()
    await deaf.stop()
    for (const site of [one, other]) await until(site, OK)
  })

  test('fetch again when one died, as it may have committed a change that it never published', async () => {
    const { one, other, redis } = await aPair()
    const { page } = await aDealAcross(one, other)
    const { child } = await startServerProcess({
      DATABASE_URL: one.database.url,
      DATA_DIR: one.dataDir,
      REDIS_URL: redis.url,
      WORKER: 'off',
      SEARCH: 'database',
      DEMO: 'off',
      PORT: String(await freePort()),
    })
    child.kill('SIGKILL')
    // Half a minute later.
    await sql`
      update processes set seen_at = now() - interval '31 seconds'
      where name like ${`%:${child.pid}`}`.execute(one.db)
    expect(await page.next()).toEqual(page.news)
  })
})

async function aPair() {
  const redis = await aRedis()
  const env = { WORKER: 'off', REDIS_URL: redis.url }
  const one = await startSite({ env })
  const other = await startSite({ beside: one, env })
  onTestFinished(async () => {
    await other.stop()
    await one.stop()
  })
  for (const site of [one, other]) await until(site, OK)
  return { one, other, redis }
}

/** Somebody commits at one process what a page shows that is open at another. */
async function aDealAcross(here: TestSite, there: TestSite) {
  const { buyer, seller, buyerUser, offerId, lineId } = await aDeal(here)
  const { token } = await aSession(here.db, buyerUser)
  const page = await aPageAt(there, { token, userId: buyerUser.userId })
  let price = 900
  let revision = 1
  const commit = async () => {
    const offer_products_attributes = [{ id: lineId, unit_price: price }]
    const body = { offer_products_attributes, revision }
    const whoseTurn = revision % 2 === 1 ? seller : buyer
    const { status } = await whoseTurn.post(`/offers/${offerId}/counter_offer`, body)
    expect(status).toBe(200)
    price += 10
    revision += 1
  }
  return { commit, page }
}

async function aPageAt(
  { address }: TestSite,
  { token, userId }: { token: string; userId: number },
) {
  const page = await aPage(`${address.replace('http', 'ws')}/cable`, {
    origin: address,
    headers: { cookie: `bearer_token=${token}` },
  })
  expect(await page.next()).toEqual({ type: 'welcome' })
  const [, identifier] = await page.subscribe('OffersChannel', userId)
  return { ...page, news: changed(identifier) }
}

const readyAt = async (site: TestSite) => (await site.visitor.get('/readyz')).body
const until = (site: TestSite, state: object) =>
  eventually(
    () => readyAt(site),
    (now) => JSON.stringify(now) === JSON.stringify(state),
  )

/** How many notices this process sent by each way. */
async function waysOf({ address }: TestSite): Promise<Record<string, number>> {
  const text = await (await fetch(`${address}/metrics`)).text()
  const counted = text.matchAll(/^lotline_notices_total\{way="(\w+)"\} (\d+)/gm)
  return Object.fromEntries([...counted].map(([, way = '', count]) => [way, Number(count)]))
}

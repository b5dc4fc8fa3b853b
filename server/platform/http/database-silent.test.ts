import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSession } from '#server/testing/a-session.ts'
import { caller } from '#server/testing/caller.ts'
import { databaseProxy, type DatabaseProxy } from '#server/testing/database-proxy.ts'
import { aDeal } from '#server/testing/deals.ts'
import { eventually } from '#server/testing/eventually.ts'
import { siteForThisFile, startSite, type TestSite } from '#server/testing/site.ts'
import { theyWait } from '#server/testing/they-wait.ts'

const SHORT = 'idle_in_transaction_session_timeout=1000&query_timeout=4000'

const site = siteForThisFile()
let proxy: DatabaseProxy
/** Another node on the same database, whose network can go silent. */
let other: TestSite
beforeAll(async () => {
  proxy = await databaseProxy(site.database.url)
  other = await startSite({
    env: { DATABASE_URL: `${proxy.url}?${SHORT}`, DATA_DIR: site.dataDir, WORKER: 'off' },
  })
})
afterAll(async () => {
  await other.stop()
  await proxy.cut()
})

test('a node that is cut off while it holds an offer loses its request, and the offer is free again', async () => {
  const deal = await aDeal(site)
  const { bearer } = await aSession(site.db, deal.sellerUser)
  const sellerElsewhere = caller(other.address, bearer)
  const { body } = await sellerElsewhere.get('/offers')
  const { revision } = body.data[0].attributes

  const accepted = await site.db.transaction().execute(async (tx) => {
    await sql`select from offers where id = ${deal.offerId} for update`.execute(tx)
    const answer = sellerElsewhere.put(`/offers/${deal.offerId}/accept`, { revision })
    await theyWait(site.db)
    proxy.silence()
    return { answer }
  })

  expect((await deal.buyer.post(`/offers/${deal.offerId}/withdraw`)).status).toBe(200)
  expect((await accepted.answer).status).toBe(503)
  expect((await sellerElsewhere.get('/me')).status).toBe(503)
  proxy.speak()
  await eventually(
    () => sellerElsewhere.get('/me'),
    ({ status }) => status === 200,
  )
})

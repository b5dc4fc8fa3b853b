import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBuyer } from '#server/testing/listings.ts'
import { eventually } from '#server/testing/eventually.ts'
import { startSite } from '#server/testing/site.ts'
import { theyWait } from '#server/testing/they-wait.ts'
import { closeConnections } from './close-connections.ts'

test('a request under way is finished before the server stops', async () => {
  const site = await startSite()
  const user = await aBuyer(site.db)
  const buyer = await site.as(user)
  const { ship_to } = (await buyer.get('/me')).body.buyer

  const underWay = await site.db.transaction().execute(async (tx) => {
    await sql`select from buyers where id = ${user.id} for update`.execute(tx)
    const answer = buyer.put('/profile', { profile: { ship_to: { ...ship_to, city: 'Salem' } } })
    await theyWait(site.db)
    const stopped = site.stop()
    await eventually(
      () =>
        fetch(`${site.address}/healthz`).then(
          () => 'open',
          () => 'closed',
        ),
      (door) => door === 'closed',
    )
    return { answer, stopped }
  })

  const { status, body } = await underWay.answer
  expect(status).toBe(200)
  expect(body.ship_to.city).toBe('Salem')
  await underWay.stopped
})

test('who does not read an answer is not waited for without end', async () => {
  const http = Fastify()
  closeConnections(http, 50)
  http.get('/', async () => 'x'.repeat(50_000_000))
  const request = get(await http.listen({ port: 0 }))
  const [answer]: IncomingMessage[] = await once(request, 'response')
  const broken = once(answer ?? request, 'error')
  await http.close()
  answer?.resume()
  expect(String(await broken)).toMatch(/aborted|ECONNRESET/)
})

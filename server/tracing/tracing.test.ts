import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDeal } from '#server/testing/deals.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'

type Span = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  links?: { traceId: string; spanId: string }[]
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

const spans: Span[] = []
const collector = createServer(async (request, response) => {
  const sent = (await json(request)) as {
    resourceSpans: { scopeSpans: { spans: Span[] }[] }[]
  }
  spans.push(...sent.resourceSpans.flatMap((each) => each.scopeSpans.flatMap((it) => it.spans)))
  response.setHeader('Content-Type', 'application/json').end('{}')
})

let site: TestSite
let isStopped = false
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  site = await startSite({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` },
  })
})
afterAll(async () => {
  if (!isStopped) await site.stop()
  collector.close()
})

const saysOf = ({ attributes }: Span, key: string) => {
  const value = attributes.find((each) => each.key === key)?.value
  return value?.stringValue ?? value?.intValue
}

test('accepting an offer is one trace: the request, its transaction and its statements; its mails are linked to it, and nobody is named', async () => {
  const { seller, sellerUser, buyerUser, offerId } = await aDeal(site)
  const accepted = await seller.put(`/offers/${offerId}/accept`)
  expect(accepted.status).toBe(200)
  expect(await mailsTo(site, buyerUser.email)).not.toEqual([])
  // Stopping sends what was not sent yet.
  await site.stop()
  isStopped = true

  const request = spans.find(({ name }) => name === 'PUT /offers/:id/accept')
  if (!request) throw new Error(`No such span among ${spans.map(({ name }) => name).join(', ')}`)
  expect(saysOf(request, 'lotline.request_id')).toBe(accepted.headers.get('X-Request-Id'))
  expect(Number(saysOf(request, 'http.response.status_code'))).toBe(200)

  const ofTrace = spans.filter(({ traceId }) => traceId === request.traceId)
  const transaction = ofTrace.find(
    ({ name, parentSpanId }) => name === 'transaction' && parentSpanId === request.spanId,
  )
  const statements = ofTrace.filter(({ parentSpanId }) => parentSpanId === transaction?.spanId)
  const texts = statements.map((each) => String(saysOf(each, 'db.query.text')))
  expect(texts.join('\n')).toMatch(/insert into "?purchase_orders"?/)
  const mailed = spans.filter(
    ({ name, links = [] }) =>
      name === 'job send_mail' && links.some(({ traceId }) => traceId === request.traceId),
  )
  expect(mailed.length).toBeGreaterThan(0)
  expect(mailed.filter(({ traceId }) => traceId === request.traceId)).toEqual([])
  expect(JSON.stringify(spans)).not.toContain(sellerUser.email)
})

import type { RouteOptions } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { httpServer } from '#server/platform/http/http-server.ts'
import type { AnyEndpoint } from '#server/platform/http/any-endpoint.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'
import { declaredEndpoints, nameOf } from './testing/declared-endpoints.ts'
import { watchRoutes } from './testing/watch-routes.ts'

let site: TestSite
let routes: RouteOptions[]
let declared: AnyEndpoint[]
beforeAll(async () => {
  const watch = watchRoutes()
  site = await startSite()
  watch.stop()
  // The sandbox provider's own server is another.
  routes = watch.servers.find((each) => each.some(({ url }) => url === '/healthz')) ?? []
  declared = await declaredEndpoints()
})
afterAll(() => site.stop())

const served = () =>
  routes.flatMap(({ method, config }) =>
    config?.endpoint && method !== 'HEAD' ? [nameOf(config.endpoint)] : [],
  )

/** Doors that are not calls of the contract: no browser session opens or closes any of them. */
const otherDoors = [
  /^\/$/,
  /^\/(healthz|readyz|metrics|openapi\.json|cable)$/,
  /^\/docs(\/|$)/,
  /^\/photos\/:key\/:file$/,
  /^\/uploads\/:key$/,
  /^\/webhooks\/stripe$/,
  /^\/unsubscribe\/:topic\/:token$/,
  /^\/dev\/mailbox/,
  /^\/sandbox_(checkout|portal|onboarding)\//,
]

describe('the calls of the contract', () => {
  test('are found in market', () => {
    expect(declared.length).toBeGreaterThan(20)
  })

  test('are all served, and nothing else is served as one', () => {
    expect(served().toSorted()).toEqual(declared.map(nameOf).toSorted())
  })

  test('are declared once each, however their places are named', () => {
    const shapes = declared.map((each) => nameOf(each).replaceAll(/:\w+/g, ':'))
    expect(shapes.filter((shape, at) => shapes.indexOf(shape) !== at)).toEqual([])
  })

  test('read with GET and change with the other methods', () => {
    const isReading = (rateLimit: string) => rateLimit === 'read' || rateLimit === 'check'
    const paced = declared.filter(({ rateLimit }) => rateLimit !== 'sheet')
    const hasty = paced.filter(
      ({ method, rateLimit }) => (method === 'GET') !== isReading(rateLimit),
    )
    expect(hasty.map(nameOf)).toEqual([])
  })
})

describe('every route', () => {
  test('says who may call it', () => {
    const open = routes.filter(({ config }) => !config?.policy)
    expect(open.map(({ url }) => url)).toEqual([])
  })

  test('is a call of the contract or one of the other known addresses', () => {
    const unknown = routes.filter(
      ({ url, config }) => !config?.endpoint && !otherDoors.some((door) => door.test(url)),
    )
    expect(unknown.map(({ url }) => url)).toEqual([])
  })

  test('without a policy keeps the server from starting', async () => {
    const http = await httpServer({
      log: pino({ level: 'silent' }),
      logRequests: false,
      secure: false,
      trustedProxies: undefined,
    })
    http.get('/open', async () => 'to all')
    await expect(http.ready()).rejects.toThrow('Routes without a policy: GET /open')
    await http.close()
  })
})

import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { refusePlainRequests } from './plain-requests.ts'

describe('a request that is not for a websocket', () => {
  test.each(['GET', 'POST', 'PUT'] as const)('is 404 in plain text to %s', async (method) => {
    const answer = await anApp().inject({ method, url: '/cable?sid=1' })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toMatch('text/plain')
    expect(answer.body).toBe('Page not found')
  })

  test('goes its way on any other path', async () => {
    expect((await anApp().inject({ url: '/cables' })).body).toBe('a page')
  })
})

function anApp() {
  const app = Fastify()
  refusePlainRequests(app, '/cable')
  app.setNotFoundHandler((_request, reply) => reply.send('a page'))
  return app
}

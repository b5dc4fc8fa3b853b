import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerErrors } from './errors.ts'

let http: FastifyInstance
beforeAll(async () => {
  http = Fastify()
  answerErrors(http)
  await http.register(fastifyStatic, { root: import.meta.dirname, prefix: '/files/' })
  http.get<{ Params: { status: string } }>('/asks/:status', ({ params }) => {
    const status = Number(params.status)
    throw Object.assign(new Error('said by another server'), { status, statusCode: status })
  })
  http.post('/takes-json', () => ({}))
})
afterAll(() => http.close())

test.each([400, 401, 402, 403, 404, 409, 422, 429, 500, 502])(
  'what another server answers with %s is our failure, not the caller’s',
  async (status) => {
    const answer = await http.inject(`/asks/${status}`)
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({ errors: ['Oops, something went wrong'] })
  },
)

test('what the framework refuses keeps its status', async () => {
  const headers = { 'content-type': 'application/json' }
  const broken = await http.inject({ method: 'POST', url: '/takes-json', headers, payload: '{' })
  expect(broken.statusCode).toBe(400)
  const range = { range: 'bytes=999999-' }
  const beyond = await http.inject({ url: '/files/errors.test.ts', headers: range })
  expect(beyond.statusCode).toBe(416)
})

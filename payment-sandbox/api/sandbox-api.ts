import { timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { accountOf } from '../acts/create-account.ts'
import { newId } from '../new-id.ts'
import { ProviderError } from '../provider-error.ts'
import type { Sandbox } from '../sandbox.ts'
import { answerOnce } from './answer-once.ts'
import { errorAnswer } from './error-answer.ts'
import { failing, withFault } from './with-fault.ts'
import { reads } from './reads.ts'
import { writes } from './writes.ts'

type Call = { Params: { id?: string }; Body: string | undefined }

/** The provider's API, on an address of its own: its SDK insists on paths that begin with /v1. */
export function sandboxApi(sandbox: Sandbox) {
  // Requests that a fault keeps waiting must not keep the server from closing.
  const api = Fastify({ forceCloseConnections: true })
  api.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_, body, done) => done(null, body),
  )
  api.addHook('onRequest', async (request, reply) => {
    await sleep(sandbox.faults.delayMs)
    if (sandbox.faults.away) {
      dropConnection(reply)
      return
    }
    void reply.header('request-id', newId('evt').replace('evt', 'req'))
    requireKey(request, sandbox.secretKey)
    const { refuses, refusesPath } = sandbox.faults
    if (refuses) throw refuses
    if (refusesPath && request.url.startsWith(refusesPath.path)) throw refusesPath.refuses
    const account = accountIn(request)
    if (account !== undefined) await accountOf(sandbox.db, account)
  })
  api.setErrorHandler((error, _, reply) => {
    const { status, body } = errorAnswer(error)
    return reply.status(status).send(body)
  })
  api.setNotFoundHandler((request) => {
    throw new ProviderError(`Unrecognized request URL (${request.method}: ${request.url})`, 404)
  })

  for (const [path, read] of Object.entries(reads)) {
    api.get<Call>(path, (request) =>
      read(sandbox, {
        id: request.params.id ?? '',
        query: request.url.split('?')[1] ?? '',
        account: accountIn(request),
      }),
    )
  }
  for (const [path, write] of Object.entries(writes)) {
    api.post<Call>(path, async (request, reply) => {
      const { body: form = '', params } = request
      const key = headerOf(request, 'idempotency-key')
      const account = accountIn(request)
      const fault = sandbox.faults.requests.shift()
      const answer = await withFault(fault, () => {
        const asked = { id: params.id ?? '', form, account }
        const entry = fault === 'fail-for-good' ? failing : write(asked)
        return answerOnce(sandbox, { key, account, path: request.url, form }, entry)
      })
      if (fault?.endsWith('for-good')) void reply.header('stripe-should-retry', 'false')
      return answer ? reply.status(answer.status).send(answer.body) : reply.hijack()
    })
  }
  return api
}

function requireKey(request: FastifyRequest, secretKey: string) {
  const given = Buffer.from(headerOf(request, 'authorization') ?? '')
  const expected = Buffer.from(`Bearer ${secretKey}`)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new ProviderError('Invalid API Key provided', 401)
  }
}

const accountIn = (request: FastifyRequest) => headerOf(request, 'stripe-account')

function headerOf({ headers }: FastifyRequest, name: string) {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

function dropConnection(reply: FastifyReply) {
  reply.hijack()
  reply.raw.destroy()
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Viewer } from '#market/accounts/viewer.ts'
import { keyOf, type FirstCall } from '#market/first-calls/first-call.ts'
import { firstCallsAt } from '#market/first-calls/first-calls.ts'
import type { Outcome } from './idempotency/answer-once.ts'
import { ReadyJson } from './ready-json.ts'
import { Refusal } from './refusal.ts'

/** A call as it came in: with a request of its own, or with the page that makes it first. */
export type Arrived = {
  request: FastifyRequest
  reply: FastifyReply
  person: Viewer | undefined
  given: { params?: unknown; query?: unknown; body?: unknown }
}

type CarryOut = (call: Arrived) => Promise<Outcome<unknown>>
type Named = FirstCall['endpoint']
type Visit = { request: FastifyRequest; reply: FastifyReply; person: Viewer | undefined }

export type FirstAnswers = ReturnType<typeof firstAnswers>

/**
 * Answers the calls that a page makes first, by their own policies, limits and checks. So nothing comes with a
 * page that its reader would be refused. A call that fails is left out, and the page makes it itself.
 */
export function firstAnswers() {
  const endpoints = new Map<string, CarryOut>()

  return {
    /** How an endpoint is answered. */
    serve(endpoint: Named, carryOut: CarryOut) {
      endpoints.set(nameOf(endpoint), carryOut)
    },

    /** As JSON, by the keys of their calls. */
    async to({ request, reply, person }: Visit): Promise<string> {
      const pathname = request.url.split('?', 1)[0] ?? ''
      const calls = firstCallsAt(pathname, Object(request.query), { party: person?.party })
      const answerTo = async (call: FirstCall): Promise<string[]> => {
        try {
          const given = { params: {}, query: {}, ...call.given }
          const carryOut = endpoints.get(nameOf(call.endpoint))
          const outcome = await carryOut?.({ request, reply, person, given })
          if (!outcome || !('sent' in outcome)) return []
          if (call.ifLonger && hasMorePages(outcome.sent))
            return call.ifLonger === 'nothing' ? [] : await answerTo(call.ifLonger)
          return [`${JSON.stringify(keyOf(call))}:${jsonOf(outcome.sent)}`]
        } catch (error) {
          if (!(error instanceof Refusal))
            request.log.warn({ err: error, call: keyOf(call) }, 'a page came without an answer')
          return []
        }
      }
      const answers = await Promise.all(calls.map(answerTo))
      return `{${answers.flat().join(',')}}`
    },
  }
}

const jsonOf = (sent: unknown) => (sent instanceof ReadyJson ? sent.text : JSON.stringify(sent))

const paged = z.object({ meta: z.object({ total_pages: z.int() }) })
const hasMorePages = (sent: unknown) => (paged.safeParse(sent).data?.meta.total_pages ?? 1) > 1

const nameOf = ({ method, path }: Named) => `${method} ${path}`

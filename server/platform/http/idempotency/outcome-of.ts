import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Viewer } from '#market/accounts/viewer.ts'
import { takesKey } from '#market/endpoint.ts'
import type { AnyEndpoint } from '../any-endpoint.ts'
import { ReadyJson } from '../ready-json.ts'
import type { Site } from '../site.ts'
import type { KnownAnswer, Outcome } from './answer-once.ts'
import { keyedRequest } from './keyed-request.ts'

type CallToRun<Answer> = {
  request: FastifyRequest
  person: Viewer | undefined
  carryOut: () => Promise<Answer>
}

/** Runs a call; one with an idempotency key only the first time. */
export async function outcomeOf<Answer>(
  site: Pick<Site, 'answerOnce' | 'mayKeepAnswer'>,
  spec: AnyEndpoint,
  { request, person, carryOut }: CallToRun<Answer>,
): Promise<Outcome<Answer>> {
  const keyed = takesKey(spec) && person ? keyedRequest(request, person.userId) : undefined
  if (!keyed) return { sent: await carryOut() }
  const mayBeKept = !spec.isSecret && !spec.renewsSession && spec.sentAs === 'application/json'
  return site.answerOnce({
    ...keyed,
    log: request.log,
    carryOut,
    keep: (sent) => {
      const answer = mayBeKept ? textOf(sent) : null
      const isKept = answer !== null && site.mayKeepAnswer(keyed.userId, Buffer.byteLength(answer))
      return { status: spec.status, answer: isKept ? answer : null }
    },
  })
}

export const JSON_TYPE = 'application/json; charset=utf-8'

const textOf = (sent: unknown) => (sent instanceof ReadyJson ? sent.text : JSON.stringify(sent))

export const sendKnown = (reply: FastifyReply, { status, answer }: KnownAnswer) =>
  reply.code(status).header('Idempotent-Replayed', 'true').type(JSON_TYPE).send(answer)

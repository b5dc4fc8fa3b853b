import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * Gives each answer to a read an ETag of its content. A program that has it already sends the tag, and gets 304
 * without a body. Browsers must not store answers, as they may be private.
 */
export function tagAnswers(http: FastifyInstance) {
  http.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || !isReading(request) || !isAnswer(reply)) return payload
    const tag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`
    reply.header('ETag', tag)
    if (!tagsIn(request).includes(tag)) return payload
    reply.code(304).removeHeader('Content-Type')
    return ''
  })
}

function isReading({ method, routeOptions }: FastifyRequest) {
  const { endpoint } = routeOptions.config
  return method === 'GET' && endpoint?.sentAs === 'application/json' && !endpoint.isSecret
}

const isAnswer = (reply: FastifyReply) =>
  reply.statusCode === 200 && /^application\/json\b/.test(String(reply.getHeader('Content-Type')))

const tagsIn = ({ headers }: FastifyRequest) =>
  headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? []

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NotCents } from '#market/money.ts'
import {
  cannotBeStored,
  isDatabaseAway,
  isDatabaseBusy,
} from '#server/platform/database/database-errors.ts'
import { prefersPage } from './prefers-page.ts'
import { Refusal } from './refusal.ts'

/** The one place where errors become answers (decision A3). */
export function answerErrors(http: FastifyInstance) {
  http.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalFor(error, request)
    if (refusal.status >= 500) request.log.error({ err: error }, 'request failed')
    return sendRefusal(refusal, request, reply)
  })
}

function refusalFor(error: FastifyError, { raw }: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof NotCents) return new Refusal('The total is too high')
  if (isDatabaseAway(error))
    return new Refusal('Lotline is temporarily unavailable. Please try again.', 503, {
      retryAfter: 2,
    })
  if (isDatabaseBusy(error))
    return new Refusal('Lotline is busy. Please try again.', 503, { retryAfter: 1 })
  if (cannotBeStored(error)) return new Refusal('The text has characters we can’t store')
  if (raw.readableAborted) return new Refusal('The request is malformed', 400)
  return new Refusal(...(known[error.code] ?? byStatus(error)))
}

const known: Record<string, [string, number]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['The request is too large', 413],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['Send JSON', 415],
  FST_ERR_CTP_INVALID_JSON_BODY: ['The request is not valid JSON', 400],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['The request is malformed', 400],
}

function byStatus(error: FastifyError): [string, number] {
  const { statusCode } = error
  if (isOfFramework(error) && statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return ['The request is malformed', statusCode]
  return ['Oops, something went wrong', 500]
}

// Any other error with a status has it from whom we asked, which says nothing of who asks us. Those of the
// framework have its codes, or, of files, `expose`.
const isOfFramework = (error: FastifyError) => error.code?.startsWith('FST_') || 'expose' in error

async function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply) {
  if (refusal.retryAfter !== undefined) reply.header('Retry-After', refusal.retryAfter)
  reply.code(refusal.status)
  if (refusal.status === 503 && request.method === 'GET' && prefersPage(request))
    return reply.type('text/html').send(awayPage)
  const { message, code, fields, body } = refusal
  return reply.send({
    errors: [message],
    ...(code && { code }),
    ...(fields && { fields }),
    ...body,
  })
}

const awayPage = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="3">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Lotline</title>
<h1>Lotline is temporarily unavailable</h1><p>This page tries again automatically in a few seconds.</p></html>`

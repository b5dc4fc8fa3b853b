import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Below, an answer fits into one packet either way. */
const LEAST_BYTES = 1024

// Measured on a page of search: these levels win most of what there is to win, in a third of a millisecond.
const OF_DATA: Levels = { brotli: 2, gzip: 1 }
// Somebody waits for a page: 2 ms more make it 15% smaller. On a phone that often saves one way there and back.
const OF_PAGES: Levels = { brotli: 5, gzip: 6 }

type Levels = { brotli: number; gzip: number }

const forms = {
  br: (text: Buffer, { brotli }: Levels) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotli,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text: Buffer, { gzip: level }: Levels) => promisify(gzip)(text, { level }),
}
const encodings = ['br', 'gzip'] satisfies (keyof typeof forms)[]

/**
 * Compresses texts of more than a kilobyte for clients that accept it. Answers with secrets are not compressed,
 * as their length would reveal something about the secret. The token in a page is masked differently each time
 * and so reveals nothing.
 */
export function compressAnswers(http: FastifyInstance) {
  http.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    if (!isText(reply) || reply.hasHeader('Content-Encoding')) return payload
    if (request.routeOptions.config.endpoint?.isSecret) return payload
    const text = Buffer.from(payload)
    if (text.length < LEAST_BYTES) return payload
    varyBy(reply, 'Accept-Encoding')
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', encodings)
    if (!encoding) return payload
    reply.header('Content-Encoding', encoding).removeHeader('Content-Length')
    return forms[encoding](text, isPage(reply) ? OF_PAGES : OF_DATA)
  })
}

const isPage = (reply: FastifyReply) =>
  String(reply.getHeader('Content-Type')).startsWith('text/html')

const isText = (reply: FastifyReply) =>
  /^(text\/|application\/json\b|image\/svg)/.test(String(reply.getHeader('Content-Type')))

function varyBy(reply: FastifyReply, name: string) {
  const before = reply.getHeader('Vary')
  reply.header('Vary', before ? `${String(before)}, ${name}` : name)
}

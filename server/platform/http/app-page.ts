import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Csrf } from './csrf.ts'
import { pageNonce } from './page-nonce.ts'
import { prefersPage } from './prefers-page.ts'
import { Refusal } from './refusal.ts'

/** The built web app: its page with this browser's token, and its files, cached for ever by name. */
export function appPage(folder: string, csrf: Csrf) {
  const file = join(folder, 'index.html')
  const page = existsSync(file) ? readFileSync(file, 'utf8') : undefined

  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!page) throw new Refusal('The web app is not built yet: run npm run build.', 503)
    const filled = page
      .replaceAll('%CSRF_TOKEN%', csrf.tokenFor(request, reply))
      .replaceAll('%CSP_NONCE%', pageNonce(request.raw))
    return reply
      .header('Vary', 'Accept')
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(filled)
  }
}

export async function appFiles(http: FastifyInstance, folder: string) {
  if (!existsSync(folder)) return
  await http.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, policy: 'anyone' }
    })
    await scope.register(files, {
      root: folder,
      wildcard: false,
      globIgnore: ['index.html'],
      setHeaders: (reply, path) => {
        const isNamedByContent = path.includes('/assets/')
        reply.header(
          'Cache-Control',
          isNamedByContent ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
        )
      },
    })
  })
}

/**
 * The front door is a page for everybody. Any other address: the app page for a person, which finds
 * its way; 404 for a program (decision I1).
 */
export function answerUnknownAddresses(
  http: FastifyInstance,
  sendPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
) {
  http.get('/', { config: { policy: 'anyone' } }, sendPage)
  http.setNotFoundHandler(async (request, reply) => {
    reply.header('Vary', 'Accept')
    if (pageMethods.has(request.method) && prefersPage(request)) return sendPage(request, reply)
    throw new Refusal('Not found', 404)
  })
}

const pageMethods = new Set(['GET', 'HEAD'])

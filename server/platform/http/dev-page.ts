import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Csrf } from './csrf.ts'
import { pageNonce } from './page-nonce.ts'

/** The web app from its sources with reload, on the same port: for `npm run dev`. */
export async function devPage(http: FastifyInstance, csrf: Csrf) {
  // Only development has it, so only development pays for loading it.
  const { createServer } = await import('vite')
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: http.server } },
    appType: 'custom',
  })
  http.addHook('onRequest', (request, reply, done) =>
    vite.middlewares(request.raw, reply.raw, () => done()),
  )
  http.addHook('onClose', () => vite.close())

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const source = await readFile(`${vite.config.root}/index.html`, 'utf8')
    const page = await vite.transformIndexHtml(request.url, source)
    const filled = page
      .replaceAll('%CSRF_TOKEN%', csrf.tokenFor(request, reply))
      .replaceAll('%CSP_NONCE%', pageNonce(request.raw))
    return reply.header('Cache-Control', 'no-store').type('text/html; charset=utf-8').send(filled)
  }
}

import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { fillPage, type PageParts, type SendPage } from './fill-page.ts'

/** Serves the web app from source with reload, on the same port, for `npm run dev`. */
export async function devPage(http: FastifyInstance, parts: PageParts): Promise<SendPage> {
  // Loaded here because only development needs it.
  const { createServer } = await import('vite')
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: http.server } },
    appType: 'custom',
    // Otherwise Vite bundles its settings into a file; `node --watch` sees that file come and go, and restarts
    // endlessly.
    configLoader: 'native',
  })
  http.addHook('onRequest', (request, reply, done) =>
    vite.middlewares(request.raw, reply.raw, () => done()),
  )
  // Before the server closes, which waits for the sockets by which open pages hear of changed files.
  http.addHook('preClose', () => vite.close())

  return async (request, reply, reader) => {
    const source = await readFile(`${vite.config.root}/index.html`, 'utf8')
    return fillPage(await vite.transformIndexHtml(request.url, source), parts)(
      request,
      reply,
      reader,
    )
  }
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { fillPage, type PageParts, type SendPage } from './fill-page.ts'
import { prefersPage } from './prefers-page.ts'
import { Refusal } from './refusal.ts'

/** The page of the built web app. */
export function appPage(folder: string, parts: PageParts): SendPage {
  const file = join(folder, 'index.html')
  const send = existsSync(file) ? fillPage(readFileSync(file, 'utf8'), parts) : undefined
  return async (request, reply) => {
    if (!send) throw new Refusal('The web app is not built yet: run npm run build.', 503)
    return send(request, reply)
  }
}

/** The built web app's files, precompressed where the build did so; those with a content hash in their name are cached for ever. */
export async function appFiles(http: FastifyInstance, folder: string) {
  if (!existsSync(folder)) return
  await http.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, policy: 'anyone' }
    })
    await scope.register(files, {
      root: folder,
      wildcard: false,
      // The build puts compressed versions beside its files; the browser's `Accept-Encoding` chooses.
      preCompressed: true,
      globIgnore: ['index.html', '**/*.br', '**/*.gz'],
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
 * `/` is a page for everybody. At any other address a person gets the app's page, which routes itself;
 * a program gets 404 (decision I1).
 */
export function answerUnknownAddresses(http: FastifyInstance, sendPage: SendPage) {
  http.get('/', { config: { policy: 'anyone' } }, sendPage)
  http.setNotFoundHandler(async (request, reply) => {
    reply.header('Vary', 'Accept')
    if (pageMethods.has(request.method) && prefersPage(request)) return sendPage(request, reply)
    throw new Refusal('Not found', 404)
  })
}

const pageMethods = new Set(['GET', 'HEAD'])

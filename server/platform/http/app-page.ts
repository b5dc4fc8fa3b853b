import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { pageDrawing } from './page-drawing.ts'
import { preloadsOf } from './preloads.ts'
import { pageStyles, type AddStyles } from './page-styles.ts'
import { fillPage, type PageParts, type SendPage } from './fill-page.ts'
import { APP_FILE_HEADERS, SCAN_WORKER_POLICY } from './headers.ts'
import { prefersPage } from './prefers-page.ts'
import { Refusal } from './refusal.ts'

/** The page of the built web app; without a session, the public pages as the build rendered them (decision 48). */
export function appPage(folder: string, parts: PageParts): SendPage {
  const file = join(folder, 'index.html')
  const addStyles = pageStyles(folder)
  const send = existsSync(file)
    ? fillPage(readFileSync(file, 'utf8'), parts, {
        addStyles,
        preloadsOf: preloadsOf(folder),
        drawing: pageDrawing(folder),
      })
    : undefined
  const ready = readyPages(join(folder, 'pages'), parts, addStyles)
  return async (request, reply, reader) => {
    if (!send) throw new Refusal('The web app is not built yet: run npm run build.', 503)
    const sendReady = parts.hasSession(request) ? undefined : ready.get(addressOf(request.url))
    return sendReady ? sendReady(request, reply) : send(request, reply, reader)
  }
}

/** By their addresses; what stands in an address is looked up here, and never written into a page. */
function readyPages(folder: string, parts: PageParts, addStyles: AddStyles) {
  const inside = existsSync(folder) ? readdirSync(folder, { recursive: true }) : []
  return new Map(
    inside
      .map(String)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [
        addressOf(`/${file.replace(/(index)?[.]html$/, '')}`),
        fillPage(readFileSync(join(folder, file), 'utf8'), parts, { addStyles }),
      ]),
  )
}

/** Without query, and without a slash at its end. */
const addressOf = (url: string) => url.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '')

/**
 * The built web app's files, precompressed where the build did so. Files with a content hash in their name are
 * cached permanently.
 */
export async function appFiles(http: FastifyInstance, folder: string) {
  if (!existsSync(folder)) return
  await http.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...APP_FILE_HEADERS, policy: 'anyone' }
    })
    // Hundreds, for which one route is enough; a route for each would hold up the start.
    await scope.register(files, {
      root: join(folder, ASSETS),
      prefix: `/${ASSETS}/`,
      preCompressed: true,
      // The build puts a compressed version next to each file; the browser's `Accept-Encoding` chooses.
      allowedPath: (path) => !/[.](br|gz)$/.test(path),
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('Cache-Control', 'public, max-age=31536000, immutable')
        if (SCAN_WORKER.test(path)) reply.header('Content-Security-Policy', SCAN_WORKER_POLICY)
      },
    })
    await scope.register(files, {
      root: folder,
      wildcard: false,
      decorateReply: false,
      preCompressed: true,
      globIgnore: [`${ASSETS}/**`, 'preloads.json', '**/*.html', '**/*.br', '**/*.gz'],
      cacheControl: false,
      setHeaders: (reply) => void reply.header('Cache-Control', 'public, max-age=300'),
    })
  })
}

const SCAN_WORKER = /\/scan-worker-[\w-]+[.]js(?:[.](?:br|gz))?$/

/** Files with a content hash in their name. */
const ASSETS = 'assets'

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

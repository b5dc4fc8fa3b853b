import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import files from '@fastify/static'
import { ACTS_FOR, NOBODY } from '#market/accounts/acting-for.ts'
import type { Csrf } from '../csrf.ts'
import type { AnyEndpoint } from '../any-endpoint.ts'
import { openApi } from './open-api.ts'
import type { Reference } from './beside-declarations.ts'
import type { Site } from '../site.ts'

type Options = {
  publicUrl: string
  csrf: Csrf
  reference: Reference
  describesStaffToAll: boolean
}

/** Serves `/openapi.json`, and `/docs` to browse it. In production staff's calls are described to staff alone. */
export function describeApi(site: Site, { csrf, describesStaffToAll, ...told }: Options) {
  const { http } = site
  const endpoints: AnyEndpoint[] = []
  http.addHook('onRoute', ({ config, method }) => {
    if (config?.endpoint && method !== 'HEAD') endpoints.push(config.endpoint)
  })
  // Hundreds of kilobytes that never changes while the process runs: rendered once and cached by each caller.
  const description = writtenOnce(() => openApi(endpoints, told))
  const withoutStaff = writtenOnce(() => openApi(endpoints.filter(isForOthers), told))
  http.get('/openapi.json', { config: { policy: 'anyone' } }, async (request, reply) => {
    const viewer = await site.viewerOf(request)
    site.keepRateLimits('check', request, viewer)
    const { bytes, tag } =
      describesStaffToAll || viewer?.party === 'admin' ? description() : withoutStaff()
    reply.headers({ ETag: tag, 'Cache-Control': 'private, no-cache', Vary: 'Cookie' })
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.type('application/json').send(bytes)
  })
  void http.register((scope) => browser(scope, site, csrf), { prefix: '/docs' })
}

/** Whether a call is for others than staff. */
export const isForOthers = ({ path }: AnyEndpoint) => !path.startsWith('/admin/')

function writtenOnce(describe: () => object) {
  let written: { bytes: Buffer; tag: string } | undefined
  return () => (written ??= write(describe()))
}

function write(description: object) {
  const bytes = Buffer.from(JSON.stringify(description))
  return { bytes, tag: `"${createHash('sha256').update(bytes).digest('base64url')}"` }
}

async function browser(http: Site['http'], { viewerOf }: Pick<Site, 'viewerOf'>, csrf: Csrf) {
  const config = { policy: 'anyone' } as const
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  http.addHook('onRoute', (route) => {
    route.config = { ...route.config, ...config }
  })
  http.get('/', async (request, reply) => {
    const viewer = await viewerOf(request)
    const html = page(csrf.tokenFor(request, reply), String(viewer?.userId ?? NOBODY))
    return reply.header('Cache-Control', 'no-store').type('text/html; charset=utf-8').send(html)
  })
  http.get('/start.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(start),
  )
  await http.register(files, {
    root: folder,
    wildcard: false,
    globIgnore: ['index.html', 'swagger-initializer.js', '*.map', '*-es-*', 'package.json', '*.md'],
    decorateReply: false,
  })
}

const page = (
  token: string,
  actsFor: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Lotline API</title>
<meta name="csrf-token" content="${token}">
<meta name="acts-for" content="${actsFor}">
<link rel="stylesheet" href="/docs/swagger-ui.css"></head><body><div id="docs"></div>
<script src="/docs/swagger-ui-bundle.js"></script><script src="/docs/start.js"></script></body></html>`

// Calls tried out on the page use this browser's session. So they need its token like any page of ours, and say
// for whom they act.
const start = `const actsFor = document.querySelector('meta[name=acts-for]').content
let token = document.querySelector('meta[name=csrf-token]').content
SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  validatorUrl: null,
  requestInterceptor: (request) => {
    request.headers['X-CSRF-Token'] = token
    request.headers['${ACTS_FOR}'] = actsFor
    return request
  },
  responseInterceptor: (response) => {
    token = response.headers['x-csrf-token'] ?? token
    return response
  },
})`

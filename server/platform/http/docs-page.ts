import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import files from '@fastify/static'
import { openApi, type AnyEndpoint } from './open-api.ts'
import type { Site } from './site.ts'

/** `/openapi.json` always; `/docs` to browse it in development. */
export function describeApi(
  { http }: Site,
  { publicUrl, browsable }: { publicUrl: string; browsable: boolean },
) {
  const endpoints: AnyEndpoint[] = []
  http.addHook('onRoute', ({ config, method }) => {
    if (config?.endpoint && method !== 'HEAD') endpoints.push(config.endpoint)
  })
  http.get('/openapi.json', { config: { policy: 'anyone' } }, async () =>
    openApi(endpoints, publicUrl),
  )
  if (browsable) void http.register(browser, { prefix: '/docs' })
}

async function browser(http: Site['http']) {
  const config = { policy: 'anyone' } as const
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  http.addHook('onRoute', (route) => {
    route.config = { ...route.config, ...config }
  })
  http.get('/', async (_request, reply) => reply.type('text/html').send(page))
  http.get('/start.js', async (_request, reply) => reply.type('text/javascript').send(start))
  await http.register(files, {
    root: folder,
    wildcard: false,
    globIgnore: ['index.html', 'swagger-initializer.js', '*.map', '*-es-*', 'package.json', '*.md'],
    decorateReply: false,
  })
}

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lotline API</title>
<link rel="stylesheet" href="/docs/swagger-ui.css"></head><body><div id="docs"></div>
<script src="/docs/swagger-ui-bundle.js"></script><script src="/docs/start.js"></script></body></html>`
const start = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#docs', deepLinking: true })`

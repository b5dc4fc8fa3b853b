import * as api from '#market/accounts/unsubscribe-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { changeMailByLink } from './unsubscribe.ts'

type Link = { Params: { topic: string; token: string } }

export function unsubscribeRoutes(site: Site, db: Database) {
  route(site, api.changeMailByLink, ({ params, body }) =>
    changeMailByLink(db, { ...params, ...body }),
  )

  void site.http.register(async (http) => oneClickRoute(http, db))
}

// The reader's mail program posts a form here without any page of ours (RFC 8058).
function oneClickRoute(http: Site['http'], db: Database) {
  http.removeAllContentTypeParsers()
  http.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null))
  const config = { policy: 'signed address' } as const
  http.post<Link>('/unsubscribe/:topic/:token', { config }, async ({ params }) =>
    changeMailByLink(db, { ...params, wanted: false }),
  )
}

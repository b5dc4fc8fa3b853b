import * as api from '#market/analytics/page-view-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { insertPageView } from './page-view-store.ts'

export function pageViewRoutes(site: Site, db: Database) {
  route(site, api.recordPageView, async ({ viewer, body }) => {
    const { path, title } = body
    await insertPageView(db, { userId: viewer?.userId ?? null, path, title: title ?? null })
    return {}
  })
}

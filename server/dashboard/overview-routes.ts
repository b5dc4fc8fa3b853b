import { databaseNow } from '#server/platform/database/now.ts'
import { readOverview as call } from '#market/dashboard/overview-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { readOverview } from './read-overview.ts'

export function overviewRoutes(site: Site, db: Database) {
  route(site, call, async ({ viewer }) => readOverview(db, viewer, await databaseNow(db)))
}

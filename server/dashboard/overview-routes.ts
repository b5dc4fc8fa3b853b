import { databaseNow } from '#server/platform/database/now.ts'
import * as activityApi from '#market/dashboard/activity-api.ts'
import * as api from '#market/dashboard/overview-api.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import type { Database } from '#server/platform/database/database.ts'
import { lotFigures } from './lot-figures.ts'
import { readActivity } from './read-activity.ts'
import { readOverview } from './read-overview.ts'

export function overviewRoutes(site: Site, db: Database) {
  route(site, api.readOverview, async ({ viewer, query }) =>
    readOverview(db, viewer, { now: await databaseNow(db), period: query.weeks }),
  )

  route(site, api.readLotFigures, async ({ viewer, query }) =>
    lotFigures(db, viewer, { now: await databaseNow(db), period: query.weeks }),
  )

  route(site, activityApi.readActivity, async ({ viewer }) => ({
    activity: await readActivity(db, viewer),
  }))
}

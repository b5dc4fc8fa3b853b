import type { Weekday } from '#market/payouts/pay-runs.ts'
import * as api from '#market/today/today-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { listInbox } from './list-inbox.ts'
import { readToday } from './read-today.ts'

type Settled = { payoutDays: readonly Weekday[] }

export function todayRoutes(site: Site, db: Database, { payoutDays }: Settled) {
  route(site, api.readToday, ({ viewer }) => readToday({ db, payoutDays }, viewer))
  listInbox(site, db)
}

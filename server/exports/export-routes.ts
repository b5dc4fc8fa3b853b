import * as api from '#market/exports/export-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { exportProducts } from './export-products.ts'

export function exportRoutes(site: Site, db: Database) {
  route(site, api.exportProducts, ({ viewer, query }) => exportProducts(db, viewer, query))
}

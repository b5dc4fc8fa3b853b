import * as api from '#market/catalogue/catalogue-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { databaseCatalogue } from './search-products.ts'

export function catalogueRoutes(site: Site, db: Database) {
  const catalogue = databaseCatalogue(db)

  route(site, api.searchProducts, ({ query, body }) =>
    catalogue.search({ ...query, criteria: body.search, facets: body.facets }),
  )
}

import * as api from '#market/catalogue/catalogue-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { memoryCatalogue } from './read-model/memory-catalogue.ts'
import type { MarketNow } from './read-model/open-market.ts'

type Deps = { db: Database; marketNow: MarketNow }

export function catalogueRoutes(site: Site, { db, marketNow }: Deps) {
  const catalogue = memoryCatalogue(db, marketNow)

  route(site, api.searchProducts, ({ query, body }) =>
    catalogue.search({ ...query, criteria: body.search, facets: body.facets }),
  )
}

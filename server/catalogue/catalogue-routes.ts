import * as api from '#market/catalogue/catalogue-api.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import type { Catalogue } from './catalogue.ts'

export function catalogueRoutes(site: Site, catalogue: Catalogue) {
  route(site, api.searchProducts, ({ query, body }) =>
    catalogue.search({ ...query, criteria: body.search, facets: body.facets }),
  )
}

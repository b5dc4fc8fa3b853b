import { declaredBy } from '#market/accounts/viewer.ts'
import * as api from '#market/catalogue/catalogue-api.ts'
import type { ReaderOf } from '#server/platform/http/reader-of.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import type { Catalogue } from './catalogue.ts'

type Deps = { catalogue: Catalogue; readerOf: ReaderOf }

export function catalogueRoutes(site: Site, { catalogue, readerOf }: Deps) {
  route(site, api.searchProducts, ({ query, body, request, viewer }) =>
    catalogue.search(
      {
        ...query,
        criteria: body.search,
        facets: body.facets,
        declared: declaredBy(viewer),
      },
      readerOf(request),
    ),
  )
}

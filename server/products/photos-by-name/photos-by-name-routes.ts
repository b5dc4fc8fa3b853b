import * as api from '#market/products/photos-by-name/photos-by-name-api.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import type { ProductDeps } from '../product-deps.ts'
import { addPhotosByName } from './add-photos-by-name.ts'
import { matchNames } from './match-names.ts'

export function photosByNameRoutes(site: Site, deps: ProductDeps) {
  route(site, api.matchPhotoNames, ({ viewer, body }) => matchNames(deps.db, viewer, body.names))

  route(site, api.addPhotosByName, async ({ viewer, body }) => ({
    files: await addPhotosByName(deps, viewer, { files: body.files }),
  }))
}

import * as api from '#market/manifests/manifest-api.ts'
import * as own from '#market/manifests/own-manifest-api.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { readOwnProduct } from '#server/products/own/read-own-product.ts'
import type { ManifestDeps } from './manifest-deps.ts'
import {
  manifestFile,
  offerManifestFile,
  orderManifestFile,
  staffOrderManifestFile,
} from './manifest-file.ts'
import { removeManifest } from './remove-manifest.ts'
import { showManifest, showOwnManifest } from './show-manifest.ts'
import { takeInManifest } from './take-in-manifest.ts'

export function manifestRoutes(site: Site, deps: ManifestDeps) {
  const { db } = deps

  route(site, api.readManifest, ({ viewer, params, query }) =>
    showManifest(db, viewer, { id: params.id, wanted: query }),
  )

  route(site, api.downloadManifest, ({ viewer, params, query }) =>
    manifestFile(db, viewer, { id: params.id, format: query.format }),
  )

  route(site, own.readOwnManifest, ({ viewer, params, query }) =>
    showOwnManifest(db, viewer, { id: params.id, wanted: query }),
  )

  const ofProduct: Site = {
    ...site,
    lookUp: async (viewer, id) => {
      if (viewer.party === 'seller') await readOwnProduct(db, viewer, id)
    },
  }
  route(ofProduct, own.putManifest, ({ viewer, params, body: { file_name, ...sent } }) =>
    takeInManifest(deps, viewer, { ...sent, id: params.id, fileName: file_name || null }),
  )

  route(site, own.deleteManifest, ({ viewer, params }) => removeManifest(db, viewer, params.id))

  route(site, api.downloadOfferManifest, ({ viewer, params, query }) =>
    offerManifestFile(db, viewer, { ...query, offerId: params.id, lineId: params.line_id }),
  )

  route(site, api.downloadOrderManifest, ({ viewer, params, query }) =>
    orderManifestFile(db, viewer, { ...query, orderId: params.id, lineId: params.line_id }),
  )

  route(site, api.downloadStaffOrderManifest, ({ params, query }) =>
    staffOrderManifestFile(db, { ...query, orderId: params.id, lineId: params.line_id }),
  )
}

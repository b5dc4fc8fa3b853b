import * as api from '#market/products/own-product-api.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { checkUpc } from './check-upc.ts'
import { createProduct } from './create-product.ts'
import { deleteProduct } from './delete-product.ts'
import { duplicateProduct } from './duplicate-product.ts'
import { editFigures } from './edit-figures.ts'
import { listOwnProducts } from './list-own-products.ts'
import type { ProductDeps } from '../product-deps.ts'
import { readOwnProduct } from './read-own-product.ts'
import { updateProduct } from './update-product.ts'

export function ownProductRoutes(site: Site, deps: ProductDeps) {
  const { db } = deps

  route(site, api.listOwnProducts, ({ viewer, query }) => listOwnProducts(db, viewer, query))

  route(site, api.checkUpc, ({ viewer, query }) =>
    checkUpc(db, viewer, { upc: query.upc, exceptId: query.id }),
  )

  route(site, api.readOwnProduct, ({ viewer, params }) => readOwnProduct(db, viewer, params.id))

  route(site, api.createProduct, ({ viewer, body }) => createProduct(deps, viewer, body.product))

  const ofProduct: Site = {
    ...site,
    lookUp: async (viewer, id) => {
      if (viewer.party === 'seller') await readOwnProduct(db, viewer, id)
    },
  }

  route(ofProduct, api.updateProduct, ({ viewer, params, body }) =>
    updateProduct(deps, viewer, {
      id: params.id,
      said: body.product,
      unitsBefore: body.units_before,
      before: body.before,
    }),
  )

  route(ofProduct, api.editFigures, ({ viewer, params, body }) =>
    editFigures(deps, viewer, {
      id: params.id,
      figures: body.product,
      unitsBefore: body.units_before,
      before: body.before,
    }),
  )

  route(ofProduct, api.duplicateProduct, ({ viewer, params, body }) =>
    duplicateProduct(db, viewer, { id: params.id, upc: body.product.upc }),
  )

  route(site, api.deleteProduct, async ({ viewer, params }) => {
    await deleteProduct(db, viewer, params.id)
    return {}
  })
}

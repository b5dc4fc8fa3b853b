import * as api from '#market/products/views/product-view-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { changeProductView, orderProductViews } from './change-product-views.ts'
import { chooseColumns, chosenColumnsOf } from './choose-columns.ts'
import { productViewJson } from './product-view-json.ts'
import { deleteView, viewsOf } from './product-view-store.ts'
import { saveProductView } from './save-product-view.ts'

export function productViewRoutes(site: Site, db: Database) {
  route(site, api.readProductViews, async ({ viewer }) => ({
    product_views: (await viewsOf(db, viewer)).map(productViewJson),
    columns: await chosenColumnsOf(db, viewer),
  }))

  route(site, api.saveProductView, async ({ viewer, body }) => ({
    product_view: await saveProductView(db, viewer, body.product_view),
  }))

  route(site, api.orderProductViews, async ({ viewer, body }) => ({
    product_views: await orderProductViews(db, viewer, body.ids),
  }))

  route(site, api.chooseColumns, async ({ viewer, body }) => ({
    columns: await chooseColumns(db, viewer, body.columns),
  }))

  const ofView: Site = {
    ...site,
    lookUp: async (viewer, id) => {
      const own = viewer.party === 'seller' ? await viewsOf(db, viewer) : []
      if (!own.some((view) => view.id === id)) throw new Refusal('Not found', 404)
    },
  }
  route(ofView, api.changeProductView, async ({ viewer, params, body }) => {
    const { name, shown } = body.product_view
    return { product_view: await changeProductView(db, viewer, { id: params.id, name, shown }) }
  })

  route(site, api.deleteProductView, async ({ viewer, params }) => {
    if (!(await deleteView(db, viewer, params.id))) throw new Refusal('Not found', 404)
    return {}
  })
}

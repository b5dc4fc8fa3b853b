import * as api from '#market/exports/export-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { ReaderOf } from '#server/platform/http/reader-of.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { FileAnswer } from '#market/endpoint.ts'
import { exportHeader, productCells } from '#market/exports/product-cells.ts'
import type { OwnProductFilters } from '#market/products/own-product-api.ts'
import { csvLines, csvText } from '#market/spreadsheets/write-csv.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { exportableProducts } from '#server/products/own/exportable-products.ts'

export function exportRoutes(site: Site, readerOf: ReaderOf) {
  route(site, api.exportProducts, ({ viewer, query, request }) =>
    readerOf(request)((db) => exportProducts(db, viewer, query)),
  )
}

/** The products a seller exports, as of one moment. */
async function exportProducts(
  db: Database,
  seller: SellerViewer,
  wanted: OwnProductFilters,
): Promise<FileAnswer> {
  return readAtOnce(db, async (tx) => {
    const parts = [csvText([exportHeader])]
    for await (const products of exportableProducts(tx, seller, wanted))
      parts.push(csvLines(products.map(productCells)))
    const today = new Date().toISOString().slice(0, 10)
    return { name: `lotline-products-${today}.csv`, bytes: Buffer.from(parts.join('')) }
  })
}

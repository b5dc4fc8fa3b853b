import * as api from '#market/exports/export-api.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import type { ReaderOf } from '#server/platform/http/reader-of.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { FileAnswer } from '#market/endpoint.ts'
import { exportHeader, productCells } from '#market/exports/product-cells.ts'
import type { OwnProductFilters } from '#market/products/views/own-product-filters.ts'
import type { FileFormat } from '#market/spreadsheets/file-format.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { spreadsheetFile } from '#server/platform/spreadsheets/write-spreadsheet.ts'
import { exportableProducts } from '#server/products/own/exportable-products.ts'

export function exportRoutes(site: Site, readerOf: ReaderOf) {
  route(site, api.exportProducts, ({ viewer, query, request }) =>
    readerOf(request)((db) => exportProducts(db, viewer, query)),
  )
}

type ExportQuery = OwnProductFilters & { format: FileFormat }

/** The products a seller exports, as of one moment. */
async function exportProducts(
  db: Database,
  seller: SellerViewer,
  { format, ...wanted }: ExportQuery,
): Promise<FileAnswer> {
  const today = new Date().toISOString().slice(0, 10)
  return readAtOnce(db, (tx) =>
    spreadsheetFile(format, {
      name: `lotline-products-${today}`,
      header: exportHeader,
      batches: rowsOf(tx, seller, wanted),
    }),
  )
}

async function* rowsOf(tx: Tx, seller: SellerViewer, wanted: OwnProductFilters) {
  for await (const products of exportableProducts(tx, seller, wanted))
    yield products.map(productCells)
}

import * as api from '#market/imports/imported-csv-api.ts'
import { findKnownProducts } from '#market/imports/known-products-api.ts'
import { findMapping } from '#market/imports/mapping-api.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { knownProducts } from '#server/products/own/known-products.ts'
import { beginImport } from './begin-import.ts'
import { failedRowsWorkbook } from './failed-rows-workbook.ts'
import { readFailedRows } from './failed-rows-store.ts'
import type { ImportDeps } from './import-deps.ts'
import { listImports, watchImport } from './show-import.ts'
import { showMapping } from './show-mapping.ts'
import { undoImport } from './undo-import.ts'

export function importRoutes(site: Site, deps: ImportDeps & { addressFactor: number }) {
  const { db } = deps

  route(site, api.beginImport, ({ viewer, body }) =>
    beginImport(deps, viewer, {
      key: body.key,
      fileName: body.file_name,
      choice: { sheet: body.sheet, mapping: body.mapping, prices: body.price_rule },
    }),
  )

  route(site, findMapping, ({ viewer, body }) => showMapping(db, viewer, body.headers))

  route(site, findKnownProducts, async ({ viewer, body }) => ({
    lots: await knownProducts(db, viewer, body.upcs),
  }))

  route(site, api.listImports, ({ viewer }) => listImports(db, viewer))

  route(site, api.readImport, ({ viewer, params }) => watchImport(db, viewer, params.key))

  route(site, api.downloadFailedRows, async ({ viewer, params, query }) => {
    const bytes = await readFailedRows(db, viewer, params.key)
    return query.format === 'csv' ? { name: 'failed-rows.csv', bytes } : failedRowsWorkbook(bytes)
  })

  route(site, api.undoImport, ({ viewer, params }) => undoImport(db, viewer, params.key))
}

import { templateColumns } from '#market/imports/columns.ts'
import { fileValues } from '#market/imports/file-values.ts'
import * as api from '#market/imports/imported-csv-api.ts'
import { findKnownProducts } from '#market/imports/known-products-api.ts'
import { findMapping } from '#market/imports/mapping-api.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { knownProducts } from '#server/products/own/known-products.ts'
import { withoutGuard } from '#market/spreadsheets/cells/read-figure.ts'
import { eachRecord } from '#server/platform/spreadsheets/each-record-of-file.ts'
import { batchesOf, spreadsheetFile } from '#server/platform/spreadsheets/write-spreadsheet.ts'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { Database } from '#server/platform/database/database.ts'
import { beginImport } from './begin-import.ts'
import { readFailedRows } from './failed-rows-store.ts'
import type { ImportDeps } from './import-deps.ts'
import { listImports, watchImport } from './show-import.ts'
import { undoImport } from './undo-import.ts'
import { findWords } from './import-words.ts'

export function importRoutes(site: Site, deps: ImportDeps & { addressFactor: number }) {
  const { db } = deps

  route(site, api.beginImport, ({ viewer, body }) =>
    beginImport(deps, viewer, {
      key: body.key,
      fileName: body.file_name,
      choice: {
        sheet: body.sheet,
        mapping: body.mapping,
        prices: body.price_rule,
        values: fileValues.parse(body),
        decimal: body.decimal,
        encoding: body.encoding,
      },
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
    if (query.format === 'csv' && query.rows === 'in_place')
      return { name: 'failed-rows.csv', bytes }
    const [header = [], ...failed] = rowsWithoutGaps(bytes)
    return spreadsheetFile(query.format, {
      name: 'failed-rows',
      header,
      batches: batchesOf(failed),
    })
  })

  route(site, api.downloadTemplate, ({ params }) =>
    spreadsheetFile(params.format, {
      name: 'product_import',
      header: templateColumns.map(({ name }) => name),
      batches: batchesOf([]),
    }),
  )

  route(site, api.undoImport, ({ viewer, params }) => undoImport(db, viewer, params.key))
}

/** The rows that failed, which are kept as CSV with blank rows in between. */
function rowsWithoutGaps(csv: Uint8Array) {
  const rows: string[][] = []
  eachRecord(csv, {
    // The first row is the header: it was written here.
    countKnown: () => 0,
    take: ({ cells }) => rows.push(cells.map(withoutGuard)) > 0,
  })
  return rows
}

/** What a seller said of these headers, and of words, the last time. */
async function showMapping(db: Database, { sellerId }: SellerViewer, headers: string[]) {
  const { mapping, values, last } = await findWords(db, sellerId, headers)
  const isAny = last !== undefined || Object.values(values).some((words) => hasAny(words))
  if (!isAny) return { kept: null }
  const usedAt = last?.usedAt ?? new Date()
  return {
    kept: { mapping, values, file_name: last?.fileName ?? null, used_at: usedAt.toISOString() },
  }
}

const hasAny = (words: object | undefined) => Object.keys(words ?? {}).length > 0

import type { FileAnswer } from '#market/endpoint.ts'
import {
  moreThanFits,
  spreadsheetCells,
  spreadsheetHeader,
} from '#market/offer-spreadsheets/spreadsheet-columns.ts'
import { MOST_SPREADSHEET_ROWS } from '#market/offer-spreadsheets/spreadsheet-limits.ts'
import type { FileFormat } from '#market/spreadsheets/file-format.ts'
import type { ReadersView } from '#server/catalogue/catalogue.ts'
import { productsInOrder } from '#server/catalogue/products-in-order.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { spreadsheetFile } from '#server/platform/spreadsheets/write-spreadsheet.ts'
import { listedProducts, type ListedProductRow } from '#server/products/listed-products.ts'
import type { OfferSpreadsheetDeps } from './offer-spreadsheet-deps.ts'

// In batches, so that each statement is short and others are served in between.
const AT_ONCE = 500

/** The products of a view in its order, as they are at one moment, with room for a quantity and a price. */
export async function spreadsheetOfCatalogue(
  { db, publicUrl }: OfferSpreadsheetDeps,
  view: ReadersView,
  format: FileFormat,
): Promise<FileAnswer> {
  return readAtOnce(db, async (tx) => {
    const { ids, count } = await productsInOrder(tx, view, MOST_SPREADSHEET_ROWS)
    const today = new Date().toISOString().slice(0, 10)
    return spreadsheetFile(format, {
      name: `lotline-catalogue-${today}`,
      header: spreadsheetHeader,
      batches: rowsOf(tx, { ids, count, publicUrl }),
    })
  })
}

type Found = { ids: number[]; count: number; publicUrl: string }

async function* rowsOf(tx: Tx, { ids, count, publicUrl }: Found) {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE)
    const listings = await listedProducts(tx, some, { lock: false })
    const lots = some.flatMap((id) => listings.get(id) ?? [])
    yield lots.map((lot) => spreadsheetCells({ ...lot, link: linkTo(lot, publicUrl) }))
  }
  if (count > ids.length) yield [moreThanFits(ids.length, count)]
}

const linkTo = ({ id, sellerId }: ListedProductRow, publicUrl: string) =>
  new URL(`/all_products/${sellerId}/${id}`, publicUrl).href

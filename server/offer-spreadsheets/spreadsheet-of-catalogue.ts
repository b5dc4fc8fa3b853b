import type { CatalogueView } from '#market/catalogue/catalogue-address.ts'
import type { FileAnswer } from '#market/endpoint.ts'
import {
  moreThanFits,
  spreadsheetCells,
  spreadsheetHeader,
} from '#market/offer-spreadsheets/spreadsheet-columns.ts'
import { MOST_SPREADSHEET_ROWS } from '#market/offer-spreadsheets/spreadsheet-limits.ts'
import { csvLines, csvText } from '#market/spreadsheets/write-csv.ts'
import { productsInOrder } from '#server/catalogue/products-in-order.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { listedProducts, type ListedProductRow } from '#server/products/listed-products.ts'
import type { OfferSpreadsheetDeps } from './offer-spreadsheet-deps.ts'

// In batches, so that each statement is short and others are served in between.
const AT_ONCE = 500

/** The products of a view in its order, as they are at one moment, with room for a quantity and a price. */
export async function spreadsheetOfCatalogue(
  { db, publicUrl }: OfferSpreadsheetDeps,
  view: CatalogueView,
): Promise<FileAnswer> {
  return readAtOnce(db, async (tx) => {
    const { ids, count } = await productsInOrder(tx, view, MOST_SPREADSHEET_ROWS)
    const parts = [csvText([spreadsheetHeader])]
    for (let at = 0; at < ids.length; at += AT_ONCE)
      parts.push(await linesOf(tx, ids.slice(at, at + AT_ONCE), publicUrl))
    if (count > ids.length) parts.push(csvLines([moreThanFits(ids.length, count)]))
    const today = new Date().toISOString().slice(0, 10)
    return { name: `lotline-catalogue-${today}.csv`, bytes: Buffer.from(parts.join('')) }
  })
}

async function linesOf(tx: Tx, ids: number[], publicUrl: string) {
  const listings = await listedProducts(tx, ids, { lock: false })
  const lots = ids.flatMap((id) => listings.get(id) ?? [])
  return csvLines(lots.map((lot) => spreadsheetCells({ ...lot, link: linkTo(lot, publicUrl) })))
}

const linkTo = ({ id, sellerId }: ListedProductRow, publicUrl: string) =>
  new URL(`/all_products/${sellerId}/${id}`, publicUrl).href

import { inDigits } from '#market/in-digits.ts'
import { categoryName, type ProductCategory } from '#market/categories.ts'
import type { FreightTerms } from '#market/freight/freight-terms.ts'
import { freightWords } from '#market/freight/freight-words.ts'
import { percentOff, type Cents } from '#market/money.ts'
import { minimumOf } from '#market/offers/offer-line.ts'
import { conditionWords, type ProductCondition } from '#market/products/product-condition.ts'
import type { CsvCell } from '#market/spreadsheets/write-csv.ts'

/** A published product as a buyer may know it (decision C8). */
export type SpreadsheetProduct = {
  id: number
  sellerName: string
  name: string
  upc: string
  sku: string | null
  category: ProductCategory
  condition: ProductCondition
  units: number
  minOrderUnits: number | null
  msrpCents: Cents | null
  sellerPriceCents: Cents | null
  lot: { ships_from: string | null; ships_within: number | null; freight_terms: FreightTerms }
  link: string
}

type SpreadsheetColumn = { name: string; cell: (lot: SpreadsheetProduct) => CsvCell }

export const PRODUCT_ID = 'Product ID'
export const OFFER_QUANTITY = 'Offer Quantity'
export const OFFER_PRICE = 'Offer Price'

/** The columns of a spreadsheet, in its order; the last two are the buyer's to fill. */
export const spreadsheetColumns: readonly SpreadsheetColumn[] = [
  { name: PRODUCT_ID, cell: ({ id }) => id },
  { name: 'Seller', cell: ({ sellerName }) => sellerName },
  { name: 'Name', cell: ({ name }) => name },
  { name: 'UPC', cell: ({ upc }) => upc },
  { name: 'SKU', cell: ({ sku }) => sku },
  { name: 'Category', cell: ({ category }) => categoryName(category) },
  { name: 'Available Units', cell: ({ units }) => units },
  { name: 'Minimum Units', cell: minimumOf },
  { name: 'MSRP', cell: ({ msrpCents }) => dollars(msrpCents) },
  { name: 'Asking Price', cell: ({ sellerPriceCents }) => dollars(sellerPriceCents) },
  { name: 'Percent Off MSRP', cell: discount },
  { name: 'Condition', cell: ({ condition }) => conditionWords[condition] },
  { name: 'Ships From', cell: ({ lot }) => lot.ships_from },
  { name: 'Ships Within (Business Days)', cell: ({ lot }) => lot.ships_within },
  { name: 'Freight', cell: ({ lot }) => freightWords(lot) },
  { name: 'Link', cell: ({ link }) => link },
  { name: OFFER_QUANTITY, cell: () => null },
  { name: OFFER_PRICE, cell: () => null },
]

export const spreadsheetHeader = spreadsheetColumns.map(({ name }) => name)
export const spreadsheetCells = (lot: SpreadsheetProduct) =>
  spreadsheetColumns.map(({ cell }) => cell(lot))

/** The last row of a spreadsheet that does not hold every product; it offers nothing, so that it may stay. */
export function moreThanFits(kept: number, count: number): CsvCell[] {
  const words = `Only the first ${inDigits(kept)} of ${inDigits(count)} lots are in this file. Narrow the filters to get the rest.`
  return spreadsheetColumns.map(({ name }) => (name === 'Name' ? words : null))
}

// As a plain figure, which a spreadsheet can reckon with.
const dollars = (amount: Cents | null) => amount && (amount / 100).toFixed(2)

function discount({ msrpCents, sellerPriceCents }: SpreadsheetProduct) {
  if (msrpCents === null || sellerPriceCents === null) return null
  return `${percentOff(msrpCents, sellerPriceCents)}%`
}

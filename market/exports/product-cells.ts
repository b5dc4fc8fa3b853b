import { categoryName } from '#market/categories.ts'
import { freightTermsWords } from '#market/freight/freight-terms.ts'
import { knownColumns, type Column } from '#market/imports/columns.ts'
import type { ImportableProduct } from '#market/imports/merge-product.ts'
import {
  advertisedPriceCell,
  channelsCell,
  statesCell,
  yesOrNoCell,
} from '#market/imports/terms-cells.ts'
import { daysCell, scheduleCell } from '#market/imports/schedule-cells.ts'
import { genderWords, packagingWords } from '#market/products/product-choices.ts'
import { conditionWords } from '#market/products/product-condition.ts'
import type { CsvCell } from '#market/spreadsheets/write-csv.ts'

/** A product as a file holds it. */
export type ExportedProduct = Omit<ImportableProduct, 'imported_units' | 'published'>

/** The columns of the template, and one for each further photo. */
export const exportHeader: readonly CsvCell[] = knownColumns.map(({ name }) => name)

/** A product as a row that an import reads back unchanged; missing values stay empty. */
export const productCells = (lot: ExportedProduct): CsvCell[] =>
  knownColumns.map((column) => cellOf(column, lot))

function cellOf({ field, kind }: Column, lot: ExportedProduct): CsvCell {
  switch (field) {
    case 'photo_1':
    case 'photo_2':
    case 'photo_3':
    case 'photo_4':
    case 'photo_5':
      return lot.photos[Number(field.slice(-1)) - 1] ?? null
    case 'category':
      return categoryName(lot.category)
    case 'condition':
      return conditionWords[lot.condition]
    case 'gender':
      return genderWords[lot.gender]
    case 'packaging_type':
      return lot.packaging_type && packagingWords[lot.packaging_type]
    case 'freight_terms':
      return freightTermsWords[lot.freight_terms]
    case 'stackable':
      return lot.stackable === null ? null : yesOrNoCell(lot.stackable)
    case 'resale_channels':
      return lot.resale_terms && channelsCell(lot.resale_terms.channels)
    case 'blocked_states':
      return lot.resale_terms && statesCell(lot.resale_terms.blocked_states)
    case 'map_cents':
      return lot.resale_terms && advertisedPriceCell(lot.resale_terms.map_cents)
    case 'remove_labels':
      return lot.resale_terms && yesOrNoCell(lot.resale_terms.remove_labels)
    case 'price_schedule':
      return hasSchedule(lot) ? scheduleCell(lot.price_schedule) : null
    case 'off_market_days':
      return hasSchedule(lot) ? daysCell(lot.off_market_days) : null
    case 'show_next_price':
      return hasSchedule(lot) || lot.show_next_price ? yesOrNoCell(lot.show_next_price) : null
    case 'units':
      return lot.units || null
    default:
      return kind === 'price' ? dollars(lot[field]) : lot[field]
  }
}

const hasSchedule = ({ price_schedule: steps, off_market_days: off }: ExportedProduct) =>
  steps.length > 0 || off !== null

const dollars = (amount: CsvCell) => (amount === null ? null : (Number(amount) / 100).toFixed(2))

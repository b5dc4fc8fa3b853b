import { formatUsd } from '#market/money.ts'
import { MOST_SPREADSHEET_ROWS } from '#market/offer-spreadsheets/spreadsheet-limits.ts'
import type {
  AddedSpreadsheet,
  JudgedRow,
  SpreadsheetPreview,
} from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'
import { counted, quantityText } from '#web/platform/format/numbers.ts'

/** Says how many products a download contains, and whether that is all of them. */
export function spreadsheetSizeWords(count: number) {
  if (count <= MOST_SPREADSHEET_ROWS) return counted(count, 'lot')
  return `The first ${quantityText(MOST_SPREADSHEET_ROWS)} of ${quantityText(count)} lots. Narrow the filters to get the rest.`
}

export const effectWords = {
  add: 'Adds to your cart',
  update: 'Updates the line in your cart',
  move: 'Moves from saved for later',
  keep: 'Already in your cart',
} as const satisfies Record<NonNullable<JudgedRow['effect']>, string>

/** The label of the button: how many products adding the file changes. */
export const changesIn = (rows: readonly JudgedRow[]) =>
  rows.filter(({ effect }) => effect !== null && effect !== 'keep').length

export const addWords = (changes: number) => `Add ${counted(changes, 'lot')} to cart`

/** Sums up the preview of a file in one line. */
export function previewWords({
  rows,
  good_count,
  sellers,
  total,
  empty_count,
}: SpreadsheetPreview) {
  const rounded = rows.filter(isRounded).length
  const words = [
    `${counted(good_count, 'lot')} from ${counted(sellers.length, 'seller')} for ${formatUsd(total)}.`,
    empty_count > 0 && `${counted(empty_count, 'row')} without an offer.`,
    rounded > 0 && `${counted(rounded, 'price')} rounded to whole cents.`,
  ]
  return words.filter(Boolean).join(' ')
}

/** Whether a formula came to a fraction of a cent. */
const isRounded = ({ unit_price: price, typed }: JudgedRow) =>
  price !== null && /\.\d\d0*[1-9]/.test(typed.price)

/** Says what adding a file did. */
export function addedWords({ added, updated, moved, kept }: AddedSpreadsheet) {
  const done = [
    added > 0 && `${quantityText(added)} added`,
    updated > 0 && `${quantityText(updated)} updated`,
    moved > 0 && `${quantityText(moved)} moved from saved for later`,
    kept > 0 && `${quantityText(kept)} were already there`,
  ]
  return `${done.filter(Boolean).join(', ')}.`
}

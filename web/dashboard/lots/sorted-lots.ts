import { byName } from '#market/by-name.ts'
import type { LotFigures } from '#market/dashboard/overview-api.ts'
import type { CsvCell } from '#market/spreadsheets/write-csv.ts'
import { counted } from '#web/platform/format/numbers.ts'

const figures = {
  name: (a: LotFigures, b: LotFigures) => byName(a.name, b.name),
  views: (a: LotFigures, b: LotFigures) => a.views - b.views,
  offers: (a: LotFigures, b: LotFigures) => a.offers - b.offers,
  units: (a: LotFigures, b: LotFigures) => a.units_sold - b.units_sold,
  sold: (a: LotFigures, b: LotFigures) => a.sold_net_cents - b.sold_net_cents,
  answer: (a: LotFigures, b: LotFigures) => hoursOf(a) - hoursOf(b),
}
type Figure = keyof typeof figures
export type LotSort = Figure | `-${Figure}`

// Without an answer a lot comes last, whatever the others took.
const hoursOf = ({ answer_hours: hours }: LotFigures) => hours ?? Number.MAX_VALUE

/** The lots by a figure; with a minus, the largest first. */
export function sortedLots(lots: readonly LotFigures[], sort: LotSort) {
  const isDown = sort.startsWith('-')
  const compare = figures[figureOf(sort)]
  return lots.toSorted((a, b) => (isDown ? compare(b, a) : compare(a, b)))
}

const figureOf = (sort: LotSort): Figure =>
  (['name', 'views', 'offers', 'units', 'sold', 'answer'] as const).find((each) =>
    sort.endsWith(each),
  ) ?? 'sold'

/** "45 minutes", "6 hours", "2 days". */
export function answerText(hours: number | null) {
  if (hours === null) return '–'
  if (hours < 1) return counted(Math.max(1, Math.round(hours * 60)), 'minute')
  return hours < 36 ? counted(Math.round(hours), 'hour') : counted(Math.round(hours / 24), 'day')
}

/** The lots as rows of a file; the first row names the columns. */
export const fileRows = (lots: readonly LotFigures[]): CsvCell[][] => [
  ['Product', 'UPC', 'Views', 'Offers', 'Units sold', 'Sold net', 'Hours to answer'],
  ...lots.map((lot) => [
    lot.name,
    lot.upc,
    lot.views,
    lot.offers,
    lot.units_sold,
    lot.sold_net_cents / 100,
    lot.answer_hours ?? '',
  ]),
]

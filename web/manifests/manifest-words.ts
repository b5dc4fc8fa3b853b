import { formatUsd, formatUsdShort, type Cents } from '#market/money.ts'
import type { Part } from '#market/manifests/manifest-totals.ts'
import { shareWords } from '#market/manifests/manifest-totals.ts'
import type { Bar } from '#web/platform/plots/BarList.tsx'
import { counted, quantityText } from '#web/platform/format/numbers.ts'

export const unitsInside = (units: number) =>
  `${quantityText(units)} ${units === 1 ? 'unit' : 'units'} inside`

/** "4 rows", or of a search "1 of 4 rows". */
export function rowsWords(found: number, all: number) {
  const rows = `${quantityText(all)} ${all === 1 ? 'row' : 'rows'}`
  return found === all ? rows : `${quantityText(found)} of ${rows}`
}

/** A part of the goods as a bar: its share of what all are worth at MSRP. */
export const barOf = (
  { name, key, units, retail_cents }: Omit<Part<string>, 'key'> & { key: string; name: string },
  whole: Cents,
): Bar => ({
  key,
  name,
  value: retail_cents,
  figure: shareWords(retail_cents, whole),
  note: counted(units, 'unit'),
})

/** The same in the cells of a table. */
export const cellsOf = (part: Pick<Part<string>, 'units' | 'retail_cents'>, whole: Cents) => [
  shareWords(part.retail_cents, whole),
  formatUsd(part.retail_cents),
  quantityText(part.units),
]

export const retailWords = (retail: Cents) => formatUsdShort(retail)

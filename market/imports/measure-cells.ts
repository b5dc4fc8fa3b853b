import { withPoint } from '#market/spreadsheets/cells/decimal-comma.ts'
import { readLength, readWeight, weightUnitOf } from '#market/spreadsheets/cells/read-measure.ts'
import { saysNothing } from '#market/spreadsheets/cells/plain-cell.ts'
import { withoutGuard } from '#market/spreadsheets/cells/read-figure.ts'
import type { SpreadsheetRecord } from '#market/spreadsheets/spreadsheet-record.ts'
import type { Column, ColumnField } from './columns.ts'
import type { Remarks } from './remarks.ts'

type Measures = Partial<Record<ColumnField, number | string | undefined>>

/** Lengths in inches and the weight in pounds or ounces; others are converted, with a note. */
export function readMeasures(
  record: SpreadsheetRecord,
  columns: readonly (Column | undefined)[],
  { notes, decimal }: Pick<Remarks, 'notes'> & { decimal?: 'comma' | undefined },
): Measures {
  const measures: Measures = {}
  const cellOf = (at: number) => {
    const cell = withoutGuard(record.cells[at]?.trim() ?? '').trim()
    if (saysNothing(cell)) return ''
    const isText = decimal === 'comma' && !record.numbers?.has(at)
    return isText ? (withPoint(cell) ?? cell) : cell
  }
  let weight: { column: Column; cell: string } | undefined
  let unit: { column: Column; cell: string } | undefined
  for (const [at, column] of columns.entries()) {
    if (column?.kind !== 'measure' && column?.kind !== 'weight unit') continue
    const cell = cellOf(at)
    if (!cell) continue
    if (column.field === 'weight') weight = { column, cell }
    else if (column.kind === 'weight unit') unit = { column, cell }
    else {
      const read = readLength(cell)
      if (!read) notes.push({ kind: 'left out', column: column.name, cell })
      else measures[column.field] = read.amount
      if (read?.isConverted)
        notes.push({
          kind: 'converted',
          column: column.name,
          cell,
          read: `${shown(read.amount)} in`,
        })
    }
  }
  if (unit && !weightUnitOf(unit.cell)) {
    notes.push({ kind: 'left out', column: unit.column.name, cell: unit.cell })
    unit = undefined
  }
  if (!weight) return unit ? { ...measures, weight_unit: weightUnitOf(unit.cell) } : measures
  const { column, cell } = weight
  const read = readWeight(cell, unit?.cell ?? '')
  if (read === undefined) notes.push({ kind: 'left out', column: column.name, cell })
  else if (read === 'no unit') notes.push({ kind: 'weight without unit' })
  else {
    measures.weight = read.amount
    measures.weight_unit = read.unit
    if (read.isConverted)
      notes.push({
        kind: 'converted',
        column: column.name,
        cell: `${cell} ${unit?.cell ?? ''}`.trim(),
        read: `${shown(read.amount)} ${read.unit}`,
      })
  }
  return measures
}

/** As it is kept: to one decimal. */
const shown = (amount: number) => String(Math.round(amount * 10) / 10)

import type { LibraryCell, LibrarySheet, SpreadsheetTools } from '../spreadsheet-tools.ts'
import { effortFor, type Effort } from './effort.ts'
import { hiddenColumns } from './hidden-columns.ts'
import { formatOf, numberText } from './number-text.ts'
import { sheetRows, type Sheet, type SheetCell } from './sheet-rows.ts'
import { unreadable, Unreadable } from './unreadable.ts'
import { webAddress } from './web-address.ts'

/** The visible sheets of a workbook of Excel or Numbers that is no XML: the library reads it whole. */
export function openWithLibrary(
  bytes: Uint8Array,
  tools: SpreadsheetTools,
  problem = unreadable.damaged,
): Sheet[] {
  const { SheetNames, Sheets, Workbook } = readWhole(bytes, tools, problem)
  const is1904 = Workbook?.WBProps?.date1904 ?? false
  const effort = effortFor(bytes.length)
  return SheetNames.flatMap((name, at): Sheet[] => {
    const sheet = Sheets[name]
    // A chart may have a sheet of its own.
    if (!sheet?.['!data'] || Workbook?.Sheets?.[at]?.Hidden) return []
    return [{ name, read: (take) => readSheet(sheet, { is1904, effort }, take) }]
  })
}

// More rows than any reader takes; those behind them would only cost memory.
const MOST_LIBRARY_ROWS = 60_000

function readWhole(bytes: Uint8Array, { library }: SpreadsheetTools, problem: string) {
  const read = library()
  try {
    return read(bytes, {
      type: 'array',
      dense: true,
      cellNF: true,
      cellStyles: true,
      cellText: false,
      cellHTML: false,
      cellFormula: false,
      sheetRows: MOST_LIBRARY_ROWS,
    })
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message)
    throw new Unreadable(isLocked ? unreadable.password : problem)
  }
}

type Meaning = { is1904: boolean; effort: Effort }

function readSheet(
  sheet: LibrarySheet,
  { is1904, effort }: Meaning,
  take: Parameters<Sheet['read']>[0],
) {
  const hidden = hiddenColumns()
  for (const [at, column] of (sheet['!cols'] ?? []).entries())
    if (column?.hidden) hidden.hide(at, at)
  const merges = (sheet['!merges'] ?? [])
    .filter(({ s, e }) => e.r > s.r)
    .map(({ s, e }) => ({ column: s.c, top: s.r + 1, bottom: e.r + 1 }))
  const rows = sheetRows({ merges, isHidden: hidden.has, effort }, take)
  for (const [at, given] of (sheet['!data'] ?? []).entries()) {
    const cells: SheetCell[] = []
    for (const [column, cell] of (given ?? []).entries())
      if (cell) cells.push({ at: column, ...cellMeaning(cell, is1904) })
    const isHidden = sheet['!rows']?.[at]?.hidden ?? false
    if (!rows.add({ row: at + 1, cells, isHidden })) break
  }
  return rows.leftOut()
}

function cellMeaning(cell: LibraryCell, is1904: boolean): Omit<SheetCell, 'at'> {
  const link = webAddress(cell.l?.Target ?? '')
  return { ...valueOf(cell, is1904), ...(link && { link }) }
}

function valueOf({ t: type, v: value, z: format }: LibraryCell, is1904: boolean) {
  if (type === 'n' && typeof value === 'number' && Number.isFinite(value)) {
    const known = typeof format === 'number' ? formatOf(format, undefined) : formatOf(0, format)
    return { text: numberText(value, known, is1904), isNumber: known.kind === 'plain' }
  }
  const isNumber = false
  if (type === 'b') return { text: value ? 'TRUE' : 'FALSE', isNumber }
  if (type === 'e') return { text: ERRORS[Number(value)] ?? '#N/A', isNumber }
  return { text: typeof value === 'string' ? value : '', isNumber }
}

// As a formula that cannot be calculated is kept in these formats.
const ERRORS: Readonly<Record<number, string>> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
}

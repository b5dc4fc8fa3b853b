import type { Sheet, SheetColumn, SheetLine } from './sheet.ts'
import { sheetSize, type Look, type Paper } from './open-paper.ts'
import { wrap } from './wrap.ts'

type PlacedColumn = SheetColumn & { left: number; width: number }

const GAP = 12
const LEADING = 11.5
const PADDING = 6
const headLook: Look = { size: 7.5, weight: 'semibold', ink: '#6b665c' }
const look = (column: SheetColumn): Look => ({
  size: 8.5,
  ...((column.key === 'name' || column.key === 'total') && { weight: 'semibold' }),
})

/** The table of what was ordered from there on, its head on every page; answers where it ends. */
export function drawLines(paper: Paper, { lines, columns, title }: Sheet, top: number): number {
  const placed = placeColumns(paper, columns, lines)
  let y = drawHead(paper, placed, top)
  for (const line of lines) {
    const cells = placed.map((column) =>
      wrap(paper, line[column.key] ?? '', { look: look(column), width: column.width + 0.5 }),
    )
    const height = Math.max(...cells.map(({ length }) => length)) * LEADING + 2 * PADDING
    if (y + height > sheetSize.bottom) {
      paper.doc.addPage()
      const { left: x } = sheetSize
      paper.write(`${title}, continued`, { x, y: sheetSize.top + 8 }, { size: 9 })
      y = drawHead(paper, placed, sheetSize.top + 20)
    }
    for (const [place, column] of placed.entries())
      drawCell(paper, column, { texts: cells[place] ?? [], y: y + PADDING + 8.5 })
    y += height
    drawRule(paper, y, '#e7e4de')
  }
  return y
}

/** Figures get what the widest needs, the name all that is left. */
function placeColumns(
  paper: Paper,
  columns: readonly SheetColumn[],
  lines: readonly SheetLine[],
): PlacedColumn[] {
  const widthOf = (column: SheetColumn) => {
    const cells = lines.map((line) => paper.width(line[column.key] ?? '', look(column)))
    const widest = Math.max(paper.width(column.head, headLook), ...cells)
    return Math.min(widest, column.widest ?? widest)
  }
  const [name, ...others] = columns
  if (!name) return []
  const widths = others.map(widthOf)
  const room = sheetSize.right - sheetSize.left
  const nameWidth = room - widths.reduce((sum, width) => sum + width + GAP, 0)
  let left: number = sheetSize.left + nameWidth + GAP
  const placed = others.map((column, at) => {
    const width = widths[at] ?? 0
    const here = { ...column, left, width }
    left += width + GAP
    return here
  })
  return [{ ...name, left: sheetSize.left, width: nameWidth }, ...placed]
}

function drawHead(paper: Paper, placed: readonly PlacedColumn[], top: number): number {
  for (const column of placed) {
    const y = top + 10
    if (column.isFigure)
      paper.writeRight(column.head, { x: column.left + column.width, y }, headLook)
    else paper.write(column.head, { x: column.left, y }, headLook)
  }
  drawRule(paper, top + 17, '#1a1a17')
  return top + 17
}

function drawCell(paper: Paper, column: PlacedColumn, cell: { texts: string[]; y: number }) {
  for (const [at, text] of cell.texts.entries()) {
    const y = cell.y + at * LEADING
    if (column.isFigure) paper.writeRight(text, { x: column.left + column.width, y }, look(column))
    else paper.write(text, { x: column.left, y }, look(column))
  }
}

function drawRule({ doc }: Paper, y: number, ink: string) {
  const { left, right } = sheetSize
  doc.lineWidth(0.6).strokeColor(ink).moveTo(left, y).lineTo(right, y).stroke()
}

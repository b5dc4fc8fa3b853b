import { drawLines } from './draw-lines.ts'
import { drawRounds } from './draw-rounds.ts'
import { openPaper, sheetSize, type Look, type Paper } from './open-paper.ts'
import type { Sheet } from './sheet.ts'
import { isDrawable, STAND_IN } from './typeface.ts'
import { wrap } from './wrap.ts'

const label: Look = { size: 7.5, weight: 'semibold', ink: '#6b665c' }
const body: Look = { size: 9 }
const LEADING = 13
const COLUMN_GAP = 18

/** A document as a PDF of as many US Letter pages as it takes. */
export function drawSheet(sheet: Sheet): Promise<Uint8Array> {
  const { title, rounds, agreement } = sheet
  const paper = openPaper({ title, writtenAt: sheet.writtenAt })
  drawBrand(paper)
  drawTitle(paper, sheet)
  const partiesEnd = drawColumns(paper, sheet.parties, sheetSize.top + 66)
  const facts = sheet.facts.map(({ label: name, value }) => ({ label: name, lines: [value] }))
  let y = partiesEnd
  for (let at = 0; at < facts.length; at += 4)
    y = drawColumns(paper, facts.slice(at, at + 4), y + 10)
  y = drawRounds(paper, { document: title, title: 'Summary', rounds: sheet.summary }, y)
  const totalsEnd = drawTotals(paper, sheet, drawLines(paper, sheet, y + 14))
  const end = drawClosing(paper, sheet, totalsEnd)
  const agreed = { document: title, title: 'Resale terms agreed', rounds: agreement }
  const agreedEnd = drawRounds(paper, agreed, end)
  y = drawRounds(paper, { document: title, title: 'Negotiation', rounds }, agreedEnd)
  for (const part of sheet.more) y = drawRounds(paper, { document: title, ...part }, y)
  numberPages(paper, sheet)
  return paper.finish()
}

function drawBrand({ doc, write }: Paper) {
  const { left: x, top: y } = sheetSize
  doc.roundedRect(x, y, 24, 24, 6).fill('#0e5a43')
  doc.roundedRect(x + 11, y + 8.3, 6.8, 6.8, 1.5).fill('#f2b84b')
  doc
    .moveTo(x + 7.1, y + 5.3)
    .lineTo(x + 7.1, y + 18.4)
    .lineTo(x + 18.7, y + 18.4)
    .lineWidth(2.5)
    .lineCap('round')
    .lineJoin('round')
    .stroke('#ffffff')
  write('Lotline', { x: x + 32, y: y + 17 }, { size: 14, weight: 'semibold' })
}

function drawTitle({ writeRight }: Paper, { title, status }: Sheet) {
  const { right: x, top } = sheetSize
  writeRight(title, { x, y: top + 17 }, { size: 16, weight: 'semibold' })
  writeRight(status, { x, y: top + 33 }, { size: 9, ink: '#55514a' })
}

type Block = { label: string; lines: readonly string[] }

/** Draws short texts in columns, each under its label; returns where the longest ends. */
function drawColumns(paper: Paper, blocks: readonly Block[], top: number): number {
  const room = sheetSize.right - sheetSize.left
  const width = (room - COLUMN_GAP * (blocks.length - 1)) / blocks.length
  const ends = blocks.map((block, at) => {
    const x = sheetSize.left + at * (width + COLUMN_GAP)
    paper.write(block.label, { x, y: top + 8 }, label)
    const lines = block.lines.flatMap((line) => wrap(paper, line, { look: body, width }))
    for (const [place, line] of lines.entries())
      paper.write(line, { x, y: top + 21 + place * LEADING }, body)
    return top + 21 + lines.length * LEADING
  })
  return Math.max(top, ...ends)
}

/** Answers where they end. */
function drawTotals(paper: Paper, sheet: Sheet, top: number): number {
  const isIncomplete = !textsOf(sheet).every(isDrawable)
  const height = sheet.totals.length * 17 + (isIncomplete ? 34 : 12)
  let y = top + 8
  if (y + height > sheetSize.bottom) {
    paper.doc.addPage()
    y = sheetSize.top
  }
  for (const [at, total] of sheet.totals.entries()) {
    const isMain = at === sheet.totals.length - 1
    const look: Look = isMain ? { size: 12, weight: 'semibold' } : body
    y += isMain ? 20 : 15
    paper.write(total.label, { x: sheetSize.right - 220, y }, look)
    paper.writeRight(total.value, { x: sheetSize.right, y }, look)
  }
  if (!isIncomplete) return y
  paper.write(
    `A “${STAND_IN}” may stand for a character that can’t be printed. View the order on Lotline to see it.`,
    { x: sheetSize.left, y: y + 22 },
    { size: 8, ink: '#6b665c' },
  )
  return y + 22
}

/** Sentences below the figures; answers where they end. */
function drawClosing(paper: Paper, { closing }: Sheet, top: number): number {
  const width = sheetSize.right - sheetSize.left
  const look: Look = { size: 8.5, ink: '#55514a' }
  const texts = closing.flatMap((text) => wrap(paper, text, { look, width }))
  if (texts.length === 0) return top
  let y = top + 10
  if (y + texts.length * LEADING > sheetSize.bottom) {
    paper.doc.addPage()
    y = sheetSize.top
  }
  for (const text of texts) {
    y += LEADING
    paper.write(text, { x: sheetSize.left, y }, look)
  }
  return y
}

const textsOf = ({ parties, facts, lines, closing, ...parts }: Sheet) => [
  ...parties.flatMap((party) => party.lines),
  ...facts.map(({ value }) => value),
  ...lines.flatMap((line) => Object.values(line)),
  ...closing,
  ...[
    ...parts.summary,
    ...parts.agreement,
    ...parts.rounds,
    ...parts.more.flatMap((part) => part.rounds),
  ].flatMap((round) => [round.words, ...round.lines, ...round.note]),
]

function numberPages(paper: Paper, { number }: Sheet) {
  const { count } = paper.doc.bufferedPageRange()
  const look: Look = { size: 8, ink: '#6b665c' }
  for (let page = 0; page < count; page++) {
    paper.doc.switchToPage(page)
    paper.write(`Lotline · ${number}`, { x: sheetSize.left, y: sheetSize.foot }, look)
    const at = { x: sheetSize.right, y: sheetSize.foot }
    paper.writeRight(`Page ${page + 1} of ${count}`, at, look)
  }
}

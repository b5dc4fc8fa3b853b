import { sheetSize, type Look, type Paper } from './open-paper.ts'
import type { SheetRound } from './sheet-rounds.ts'
import { wrap } from './wrap.ts'

const LEADING = 12.5
const INDENT = 12
const heading: Look = { size: 12, weight: 'semibold' }
const head: Look = { size: 9, weight: 'semibold' }
const body: Look = { size: 8.5 }
const quiet: Look = { size: 8.5, ink: '#55514a' }

type Part = { title: string; rounds: readonly SheetRound[]; document: string }

/** What was agreed round by round, from there on, over as many pages as it takes; answers where it ends. */
export function drawRounds(paper: Paper, { rounds, document, title }: Part, top: number): number {
  if (rounds.length === 0) return top
  let y = roomFor(top + 26, LEADING * 4)
  paper.write(title, { x: sheetSize.left, y }, heading)
  for (const round of rounds) drawRound(round)
  return y

  function drawRound({ words, when, total, lines, note }: SheetRound) {
    // The first line of a round is never the last of a page.
    y = roomFor(y + 20, LEADING * 2)
    const beside = paper.width(total, head) + INDENT
    for (const [at, text] of wrapped(words, { look: head, beside, indent: 0 }).entries()) {
      if (at > 0) y = roomFor(y + LEADING)
      paper.write(text, { x: sheetSize.left, y }, head)
      if (at === 0) paper.writeRight(total, { x: sheetSize.right, y }, head)
    }
    if (when) writeLines(when, { look: quiet, indent: 0 })
    for (const line of lines) writeLines(line, { look: body, indent: INDENT })
    for (const [at, part] of note.entries()) {
      const end = at === note.length - 1 ? '”' : ''
      writeLines(`${at === 0 ? '“' : ''}${part}${end}`, { look: quiet, indent: INDENT })
    }
  }

  function writeLines(text: string, { look, indent }: { look: Look; indent: number }) {
    for (const line of wrapped(text, { look, indent, beside: 0 })) {
      y = roomFor(y + LEADING)
      paper.write(line, { x: sheetSize.left + indent, y }, look)
    }
  }

  type Room = { look: Look; indent: number; beside: number }
  function wrapped(text: string, { look, indent, beside }: Room) {
    const width = sheetSize.right - sheetSize.left - indent - beside
    return wrap(paper, text, { look, width })
  }

  /** The same place, or where a new page begins when less than so much is left of this one. */
  function roomFor(place: number, height = 0): number {
    if (place + height <= sheetSize.bottom) return place
    const { left: x, top: first } = sheetSize
    paper.doc.addPage()
    paper.write(`${document}, continued`, { x, y: first + 8 }, { size: 9 })
    return first + 30
  }
}

import type { Look, Paper } from './open-paper.ts'

type Room = { look: Look; width: number }
type Measure = (text: string) => number

/** A text in lines of a width: broken between words, and within a word that is wider than a line. */
export function wrap(paper: Pick<Paper, 'width'>, text: string, { look, width }: Room): string[] {
  const widthOf = (part: string) => paper.width(part, look)
  const space = widthOf(' ')
  const lines: string[] = []
  let line = ''
  let filled = 0
  for (const word of text.split(' ').flatMap((each) => piecesOf(each, widthOf, width))) {
    const wide = widthOf(word)
    if (line && filled + space + wide > width) {
      lines.push(line)
      line = word
      filled = wide
    } else {
      filled += line ? space + wide : wide
      line = line ? `${line} ${word}` : word
    }
  }
  return [...lines, line]
}

// Sign by sign, for a sign is measured once: to measure each beginning of a word took seconds for an order.
function piecesOf(word: string, widthOf: Measure, width: number): string[] {
  if (widthOf(word) <= width) return [word]
  const pieces: string[] = []
  let piece = ''
  let filled = 0
  for (const sign of word) {
    const wide = widthOf(sign)
    if (piece && filled + wide > width) {
      pieces.push(piece)
      piece = sign
      filled = wide
    } else {
      piece += sign
      filled += wide
    }
  }
  return [...pieces, piece]
}

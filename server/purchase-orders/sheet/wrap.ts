import type { Look, Paper } from './paper.ts'

type Room = { look: Look; width: number }

/** A text in lines of a width: broken between words, and within a word that is wider than a line. */
export function wrap(paper: Pick<Paper, 'width'>, text: string, { look, width }: Room): string[] {
  const fits = (line: string) => paper.width(line, look) <= width
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((each) => piecesOf(each, fits))) {
    const longer = line ? `${line} ${word}` : word
    if (line && !fits(longer)) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

function piecesOf(word: string, fits: (text: string) => boolean): string[] {
  if (fits(word)) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const sign of word) {
    if (piece && !fits(piece + sign)) {
      pieces.push(piece)
      piece = sign
    } else piece += sign
  }
  return [...pieces, piece]
}

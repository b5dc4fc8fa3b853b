/**
 * The separators between words of a file name. They may be missing from a code there, as a name cannot hold
 * every character of a code. The database leaves out the same (`products-of-codes.ts`).
 */
export const SEPARATORS = ' \t!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~\u00a0‐‑–—−'

const separator = new RegExp(`[${SEPARATORS.replaceAll(/[\\\]^-]/g, String.raw`\$&`)}]+`)

/** A code or a name as it is compared: without separators, and its letters from A to Z small. */
export const folded = (text: string) =>
  inSmallLetters(text.normalize('NFC')).split(separator).join('')

// No others, so that it means the same in every database, whatever its language.
export const inSmallLetters = (text: string) =>
  text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())

export type Word = { text: string; start: number; end: number }

/** The words of a name. Digits that could be a UPC become a separate word, whatever is next to them. */
export function wordsOf(segment: string): Word[] {
  const words: Word[] = []
  let start = 0
  for (const piece of segment.split(new RegExp(`(${separator.source}|${UPC_DIGITS})`))) {
    const end = start + piece.length
    if (piece !== '' && folded(piece) !== '') words.push({ text: piece, start, end })
    start = end
  }
  return words
}

const UPC_DIGITS = String.raw`(?<!\d)\d{8,14}(?!\d)`

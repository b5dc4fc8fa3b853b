import { readUpc } from '#market/products/upc.ts'

const NOTES = {
  padded: { tone: 'hint', words: 'Added the leading zero your spreadsheet dropped.' },
  converted: { tone: 'hint', words: 'Will be saved as the full UPC or ISBN-13.' },
  'wrong check digit': {
    tone: 'warning',
    words: 'The check digit doesn’t match. You can keep it.',
  },
} as const

/** A note on a UPC that is unusual but allowed (decision F4). */
export function upcNote(typed: string) {
  const note = readUpc(typed)?.note
  return note ? NOTES[note] : undefined
}

import { asGtin } from '../same-upc.ts'
import { folded, wordsOf, type Word } from './code-text.ts'

// Longer codes never occur in file names. The limits bound the work for a hostile name.
const MOST_WORDS = 24
const LONGEST_RUN = 8

/** Neighboring words that may be one code together. */
export type Run = {
  first: number
  last: number
  folded: string
  /** What the run is when it can be a UPC. */
  gtin: string | undefined
}

export type Segment = { text: string; words: Word[]; runs: Run[] }

/** A part of a path with everything in it that may be a code. */
export function readSegment(text: string): Segment {
  const words = wordsOf(text).slice(0, MOST_WORDS)
  const runs: Run[] = []
  for (const first of words.keys()) {
    let together = ''
    for (const last of words.keys()) {
      if (last < first || last >= first + LONGEST_RUN) continue
      together += folded(words[last]?.text ?? '')
      const run = words.slice(first, last + 1)
      runs.push({ first, last, folded: together, gtin: gtinOf(run, together) })
    }
  }
  return { text, words, runs }
}

/** Digits of the right length are a UPC on their own; what follows is the number of the photo. */
function gtinOf(words: readonly Word[], together: string) {
  if (!/^\d{8,14}$/.test(together)) return undefined
  const isOne = words.length === 1 || words.every(({ text }) => text.length < 8)
  return isOne ? asGtin(together) : undefined
}

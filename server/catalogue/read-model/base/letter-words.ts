import { Buffer } from 'node:buffer'
import { bitsIn } from './bits.ts'
import { growing } from './growing.ts'
import { sizeOf, type Vocabulary, wordAt } from './vocabulary.ts'

/** The words without figures, of three letters at least: places in the vocabulary, and which bytes each has. */
export type LetterWords = { words: Uint32Array; bytesOf: Uint32Array }

const SHORTEST = 3

export function letterWordsOf(vocabulary: Vocabulary): LetterWords {
  const words = growing()
  const bytesOf = growing()
  for (let place = 0; place < sizeOf(vocabulary); place++) {
    const bytes = vocabulary.bytes.subarray(vocabulary.starts[place], vocabulary.starts[place + 1])
    if (bytes.some(isFigure) || lettersIn(bytes) < SHORTEST) continue
    words.push(place)
    bytesOf.push(bytesAmong(bytes))
  }
  return { words: words.values(), bytesOf: bytesOf.values() }
}

/**
 * Words that may be within `slips` typos of what was typed. Each typo removes at most one letter, so a word that
 * lacks more of the typed letters is too far.
 */
export function wordsAround(
  vocabulary: Vocabulary,
  { words, bytesOf }: LetterWords,
  { typed, slips }: { typed: string; slips: number },
): string[] {
  const target = bytesAmong(Buffer.from(typed))
  // A letter may be written in four bytes.
  const most = slips * (isPlain(typed) ? 1 : 4)
  const found: string[] = []
  words.forEach((word, at) => {
    if (bitsIn(target & ~(bytesOf[at] ?? 0)) <= most) found.push(wordAt(vocabulary, word))
  })
  return found
}

const isFigure = (byte: number) => byte >= 48 && byte <= 57

// All bytes of a letter but its first begin with the bits 10.
const lettersIn = (bytes: Uint8Array) =>
  bytes.reduce((count, byte) => ((byte & 0xc0) === 0x80 ? count : count + 1), 0)

/** Which bytes there are; a few share a bit, which makes words look alike but never different. */
const bytesAmong = (bytes: Uint8Array) => bytes.reduce((bits, byte) => bits | (1 << (byte & 31)), 0)

const isPlain = (text: string) => Buffer.byteLength(text) === text.length

import { Buffer } from 'node:buffer'

/** Words end to end; `starts` has one entry more, the end of the last. */
type Words = { bytes: Uint8Array; starts: Uint32Array }

/** Words in the order of their bytes, each once. */
export type Vocabulary = Words

/** A range of neighboring words; `end` is exclusive. */
export type Range = { start: number; end: number }

export const sizeOf = ({ starts }: Words) => starts.length - 1

export function wordAt({ bytes, starts }: Vocabulary, place: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset).toString(
    'utf8',
    starts[place],
    starts[place + 1],
  )
}

/** The word alone; an empty range when it is not there. */
export function rangeOfWord(vocabulary: Vocabulary, word: string): Range {
  const target = Buffer.from(word)
  const start = firstNotBefore(vocabulary, target)
  const isThere = start < sizeOf(vocabulary) && wordAt(vocabulary, start) === word
  return { start, end: isThere ? start + 1 : start }
}

/** Every word that begins so. */
export function rangeOfBeginning(vocabulary: Vocabulary, beginning: string): Range {
  const target = Buffer.from(beginning)
  // No byte of a text is 255.
  const after = Buffer.concat([target, Buffer.of(255)])
  return { start: firstNotBefore(vocabulary, target), end: firstNotBefore(vocabulary, after) }
}

/** Compares words as their bytes do, which is how the database compares them, without making bytes of them. */
export function byBytes(one: string, other: string): number {
  const shared = Math.min(one.length, other.length)
  for (let at = 0; at < shared; at++) {
    const unit = one.charCodeAt(at)
    const otherUnit = other.charCodeAt(at)
    if (unit === otherUnit) continue
    // Letters beyond the first 65,536 are written as two units, which are less than some single ones.
    return Number(isHalf(unit)) - Number(isHalf(otherUnit)) || unit - otherUnit
  }
  return one.length - other.length
}

const isHalf = (unit: number) => unit >= 0xd800 && unit <= 0xdfff

/** How the bytes of two words compare; past the end of a list lies behind every word. */
export function compareWords(one: PlacedWord, other: PlacedWord): number {
  if (one.place >= sizeOf(one.words)) return 1
  if (other.place >= sizeOf(other.words)) return -1
  const start = one.words.starts[one.place] ?? 0
  const otherStart = other.words.starts[other.place] ?? 0
  const length = (one.words.starts[one.place + 1] ?? 0) - start
  const otherLength = (other.words.starts[other.place + 1] ?? 0) - otherStart
  const shared = Math.min(length, otherLength)
  for (let at = 0; at < shared; at++) {
    const difference =
      (one.words.bytes[start + at] ?? 0) - (other.words.bytes[otherStart + at] ?? 0)
    if (difference !== 0) return difference
  }
  return length - otherLength
}
type PlacedWord = { words: Words; place: number }

function firstNotBefore(vocabulary: Vocabulary, target: Uint8Array): number {
  const targetWord = {
    words: { bytes: target, starts: Uint32Array.of(0, target.length) },
    place: 0,
  }
  let low = 0
  let high = sizeOf(vocabulary)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareWords({ words: vocabulary, place: middle }, targetWord) < 0) low = middle + 1
    else high = middle
  }
  return low
}

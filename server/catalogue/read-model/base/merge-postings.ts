import { type Columns, sharedBytes, sharedUint32 } from './base-columns.ts'
import { growing } from './growing.ts'
import { placesOfBoth, type RowsOfBoth } from './rows-of-both.ts'
import { compareWords, sizeOf } from './vocabulary.ts'

type Postings = Pick<Columns, 'vocabulary' | 'postings' | 'postingPlaces'>

/** The words of both with the rows they have in the new order; a word without rows is left out. */
export function mergePostings(rows: RowsOfBoth, older: Columns, newer: Columns): Postings {
  const places = placesOfBoth(rows, older, newer)
  const most = older.postings.values.length + newer.postings.values.length
  const values = new Uint32Array(most)
  const postingPlaces = new Uint8Array(most)
  const starts = growing()
  const bytes = new Uint8Array(older.vocabulary.bytes.length + newer.vocabulary.bytes.length)
  const wordStarts = growing()
  let length = 0
  let written = 0

  let word = 0
  let newWord = 0
  while (word < sizeOf(older.vocabulary) || newWord < sizeOf(newer.vocabulary)) {
    const order = compareWords(
      { words: older.vocabulary, place: word },
      { words: newer.vocabulary, place: newWord },
    )
    const before = length
    takePostings(order <= 0 ? word : undefined, order >= 0 ? newWord : undefined)
    if (length > before) {
      starts.push(before)
      writeWord(order <= 0 ? older : newer, order <= 0 ? word : newWord)
    }
    if (order <= 0) word += 1
    if (order >= 0) newWord += 1
  }
  starts.push(length)
  wordStarts.push(written)
  return {
    vocabulary: {
      bytes: sharedBytes(bytes.subarray(0, written)),
      starts: sharedUint32(wordStarts.values()),
    },
    postings: {
      starts: sharedUint32(starts.values()),
      values: sharedUint32(values.subarray(0, length)),
    },
    postingPlaces: sharedBytes(postingPlaces.subarray(0, length)),
  }

  function writeWord({ vocabulary }: Columns, place: number) {
    const letters = vocabulary.bytes.subarray(
      vocabulary.starts[place],
      vocabulary.starts[place + 1],
    )
    wordStarts.push(written)
    bytes.set(letters, written)
    written += letters.length
  }

  /** The rows of a word in both, in their new order. */
  function takePostings(olderWord: number | undefined, newerWord: number | undefined) {
    const from = rangeOf(older, olderWord)
    const other = rangeOf(newer, newerWord)
    let next = other.start
    for (let at = from.start; at < from.end; at++) {
      const place = places.older[older.postings.values[at] ?? 0] ?? -1
      if (place < 0) continue
      for (; next < other.end && placeOfNewer(next) < place; next++)
        take(placeOfNewer(next), newer.postingPlaces[next])
      take(place, older.postingPlaces[at])
    }
    for (; next < other.end; next++) take(placeOfNewer(next), newer.postingPlaces[next])
  }

  function placeOfNewer(at: number) {
    return places.newer[newer.postings.values[at] ?? 0] ?? -1
  }

  function take(row: number, standsIn = 0) {
    values[length] = row
    postingPlaces[length] = standsIn
    length += 1
  }
}

const rangeOf = ({ postings: { starts } }: Columns, word: number | undefined) =>
  word === undefined
    ? { start: 0, end: 0 }
    : { start: starts[word] ?? 0, end: starts[word + 1] ?? 0 }

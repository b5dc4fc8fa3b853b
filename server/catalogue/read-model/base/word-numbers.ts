import { randomInt } from 'node:crypto'
import { sharedBytes, sharedUint32 } from './base-columns.ts'
import { freeNow, growing, growingOf } from './growing.ts'
import { compareWords, type Vocabulary } from './vocabulary.ts'

// A power of two, as a place in the table is some bits of a hash.
const FIRST_PLACES = 2 ** 12
const FNV_PRIME = 0x01000193
const encoder = new TextEncoder()

/**
 * Gives each word a number, in the order in which they come. They are kept as bytes: millions of texts in a map would
 * take several times as much memory, all of it while a base is made.
 */
export function wordNumbers() {
  const letters = growingOf(Uint8Array)
  const starts = growing()
  /** One more than the number of a word, at the place that its hash names or at the next free one. */
  let table = new Uint32Array(FIRST_PLACES)
  let asked = new Uint8Array(256)
  // Sellers choose words: nobody can choose many that share a place in the table.
  const secret = randomInt(2 ** 32)
  starts.push(0)

  const count = () => starts.length() - 1

  return {
    of(word: string): number {
      const length = readBytes(word)
      let place = hashOf(asked, 0, length) & (table.length - 1)
      for (;;) {
        const known = table[place] ?? 0
        if (known === 0) return add(place, length)
        if (isAsked(known - 1, length)) return known - 1
        place = next(place)
      }
    },
    /** Ends it: the words in the order of their bytes, and the place of each number among them. */
    finish(): { vocabulary: Vocabulary; placeOf: Uint32Array } {
      freeNow(table)
      const unordered = { bytes: letters.values(), starts: starts.values() }
      const inOrder = new Uint32Array(count())
        .map((_, number) => number)
        .toSorted((one, other) =>
          compareWords({ words: unordered, place: one }, { words: unordered, place: other }),
        )
      const placeOf = new Uint32Array(inOrder.length)
      const placed = sharedUint32(new Uint32Array(inOrder.length + 1))
      const bytes = sharedBytes(new Uint8Array(letters.length()))
      inOrder.forEach((number, place) => {
        const word = unordered.bytes.subarray(starts.at(number), starts.at(number + 1))
        placeOf[number] = place
        bytes.set(word, placed[place])
        placed[place + 1] = (placed[place] ?? 0) + word.length
      })
      letters.free()
      starts.free()
      return { vocabulary: { bytes, starts: placed }, placeOf }
    },
  }

  /** Most words are of letters that are written in one byte each. */
  function readBytes(word: string): number {
    if (asked.length < 3 * word.length) asked = new Uint8Array(3 * word.length)
    for (let at = 0; at < word.length; at++) {
      const unit = word.charCodeAt(at)
      if (unit > 127) return encoder.encodeInto(word, asked).written
      asked[at] = unit
    }
    return word.length
  }

  function isAsked(number: number, length: number): boolean {
    const start = starts.at(number)
    if (starts.at(number + 1) - start !== length) return false
    for (let at = 0; at < length; at++) if (letters.at(start + at) !== asked[at]) return false
    return true
  }

  function add(place: number, length: number): number {
    for (let at = 0; at < length; at++) letters.push(asked[at] ?? 0)
    starts.push(letters.length())
    table[place] = count()
    if (2 * count() > table.length) widen()
    return count() - 1
  }

  function widen() {
    const places = 2 * table.length
    freeNow(table)
    table = new Uint32Array(places)
    const all = letters.values()
    for (let number = 0; number < count(); number++) {
      let place = hashOf(all, starts.at(number), starts.at(number + 1)) & (table.length - 1)
      while (table[place] !== 0) place = next(place)
      table[place] = number + 1
    }
  }

  function next(place: number) {
    return (place + 1) & (table.length - 1)
  }

  function hashOf(bytes: Uint8Array, start: number, end: number): number {
    let hash = secret
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), FNV_PRIME)
    return hash ^ (hash >>> 15)
  }
}

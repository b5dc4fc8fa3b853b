import { type Columns, sharedBytes, sharedUint32 } from './base-columns.ts'
import type { FoundWord } from '../entry.ts'
import { growing } from './growing.ts'
import { wordNumbers } from './word-numbers.ts'

type Postings = Pick<Columns, 'vocabulary' | 'postings' | 'postingPlaces'>

/** Turns the words of each row round: into the rows of each word. */
export function postingsOf() {
  const numbers = wordNumbers()
  const starts = growing()
  const packed = growing()
  starts.push(0)

  return {
    addRow(words: readonly FoundWord[]) {
      // The places of a word take five bits.
      for (const [word, places] of words) packed.push(numbers.of(word) * 32 + places)
      starts.push(packed.length())
    },
    finish(): Postings {
      const { vocabulary, placeOf } = numbers.finish()
      const turned = turnedRound({ starts: starts.values(), packed: packed.values() }, placeOf)
      // The largest of all, and of no more use while the rest of a base is made.
      packed.free()
      starts.free()
      return { vocabulary, ...turned }
    },
  }
}

type PackedRows = { starts: Uint32Array; packed: Uint32Array }

/** A counting sort: as rows come in order, each word has its own in order. */
function turnedRound({ starts: rowStarts, packed }: PackedRows, placeOf: Uint32Array) {
  const starts = sharedUint32(new Uint32Array(placeOf.length + 1))
  for (const each of packed) {
    const after = (placeOf[each >>> 5] ?? 0) + 1
    starts[after] = (starts[after] ?? 0) + 1
  }
  for (let word = 1; word < starts.length; word++)
    starts[word] = (starts[word] ?? 0) + (starts[word - 1] ?? 0)

  const values = sharedUint32(new Uint32Array(packed.length))
  const postingPlaces = sharedBytes(new Uint8Array(packed.length))
  const next = starts.slice()
  for (let row = 0; row + 1 < rowStarts.length; row++) {
    for (let at = rowStarts[row] ?? 0; at < (rowStarts[row + 1] ?? 0); at++) {
      const each = packed[at] ?? 0
      const word = placeOf[each >>> 5] ?? 0
      const to = next[word] ?? 0
      values[to] = row
      postingPlaces[to] = each & 31
      next[word] = to + 1
    }
  }
  return { postings: { starts, values }, postingPlaces }
}

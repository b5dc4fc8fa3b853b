import { inOne, type WrittenWord } from '#market/catalogue/search-words.ts'
import { upcInGroups, type ReadWord } from '../../text-query.ts'
import type { Base } from '../base/base.ts'
import { addBits, type Bits, keepBits, noBits, setBit } from '../base/bits.ts'
import { type Range, rangeOfBeginning, rangeOfWord } from '../base/vocabulary.ts'

/** The rows whose texts have every word, the last part of each by its beginning; as `textQuery` says it to the database. */
export function rowsOfWords(base: Base, words: readonly ReadWord[]): Bits {
  const rows = noBits(base.size)
  words.forEach((ways, place) => {
    const found = noBits(base.size)
    for (const parts of ways) addWay(base, found, parts)
    if (place === 0) addBits(rows, found)
    else keepBits(rows, found)
  })
  const upc = upcInGroups(words)
  if (upc) addRange(base, rows, rangeOfBeginning(base.vocabulary, upc))
  return rows
}

function addWay(base: Base, found: Bits, parts: WrittenWord) {
  addRange(base, found, rangeOfBeginning(base.vocabulary, inOne(parts)))
  if (parts.length < 2) return
  const apart = rowsOfRange(base, rangeOfBeginning(base.vocabulary, parts.at(-1) ?? ''))
  for (const part of parts.slice(0, -1))
    keepBits(apart, rowsOfRange(base, rangeOfWord(base.vocabulary, part)))
  addBits(found, apart)
}

export function rowsOfRange(base: Base, range: Range): Bits {
  const rows = noBits(base.size)
  addRange(base, rows, range)
  return rows
}

// The rows of words beside each other lie beside each other too.
function addRange({ postings: { starts, values } }: Base, rows: Bits, { start, end }: Range) {
  const last = starts[end] ?? 0
  for (let at = starts[start] ?? 0; at < last; at++) setBit(rows, values[at] ?? 0)
}

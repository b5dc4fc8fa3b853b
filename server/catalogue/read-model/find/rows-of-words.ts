import type { WordForm } from '#market/catalogue/words/word-forms.ts'
import { type ReadWord, type SearchTermForm, searchTerms } from '../../search-terms.ts'
import type { Base } from '../base/base.ts'
import { addBits, type Bits, keepBits, noBits, setBit } from '../base/bits.ts'
import { type Range, rangeOfBeginning, rangeOfWord } from '../base/vocabulary.ts'

/** The rows whose texts have every word in one of its forms; as `textQuery` says it to the database. */
export function rowsOfWords(base: Base, words: readonly ReadWord[]): Bits {
  const terms = searchTerms(words)
  const rows = noBits(base.size)
  terms.words.forEach((ways, place) => {
    const found = noBits(base.size)
    for (const way of ways) addWay(base, found, way)
    if (place === 0) addBits(rows, found)
    else keepBits(rows, found)
  })
  addForms(base, rows, terms.upc)
  return rows
}

function addWay(base: Base, found: Bits, { inOne, apart }: SearchTermForm) {
  addForms(base, found, inOne)
  if (!apart) return
  const rows = noBits(base.size)
  addForms(base, rows, apart.last)
  for (const spelled of apart.before) {
    const ofPart = noBits(base.size)
    for (const word of spelled) addRange(base, ofPart, rangeOfWord(base.vocabulary, word))
    keepBits(rows, ofPart)
  }
  addBits(found, rows)
}

function addForms(base: Base, rows: Bits, forms: readonly WordForm[]) {
  for (const form of forms) addRange(base, rows, rangeOfForm(base, form))
}

export const rangeOfForm = ({ vocabulary }: Base, { word, isWhole }: WordForm): Range =>
  isWhole ? rangeOfWord(vocabulary, word) : rangeOfBeginning(vocabulary, word)

export function rowsOfRange(base: Base, range: Range): Bits {
  const rows = noBits(base.size)
  addRange(base, rows, range)
  return rows
}

// The rows of neighboring words are stored next to each other.
function addRange({ postings: { starts, values } }: Base, rows: Bits, { start, end }: Range) {
  const last = starts[end] ?? 0
  for (let at = starts[start] ?? 0; at < last; at++) setBit(rows, values[at] ?? 0)
}

import { inOne, type WrittenWord } from '#market/catalogue/search-words.ts'
import { formsOf, spellingsOf, type WordForm } from '#market/catalogue/words/word-forms.ts'
import { byBytes } from './read-model/base/vocabulary.ts'

/** The readings of a search word: as typed or, when no product has it, its corrections. */
export type ReadWord = readonly WrittenWord[]

/** One of these forms in one word, or each of the parts, of which the last is found by its beginning too. */
export type SearchTermForm = {
  inOne: readonly WordForm[]
  apart: { before: readonly (readonly string[])[]; last: readonly WordForm[] } | undefined
}

/** What a product must have: of each word one of its ways, or else the digits of a UPC in groups. */
type SearchTerms = {
  words: readonly (readonly SearchTermForm[])[]
  upc: readonly WordForm[]
  /** The words as typed, by which products rank, in the order of their bytes. */
  typed: readonly string[]
  /** What products are found by as well and rank lower for: other forms of the words, and neighbors in one. */
  forms: readonly WordForm[]
}

const termsOf = new WeakMap<readonly ReadWord[], SearchTerms>()

/** Worked out once for each search, not for each product that is looked at. */
export function searchTerms(words: readonly ReadWord[]): SearchTerms {
  const known = termsOf.get(words) ?? workOut(words)
  termsOf.set(words, known)
  return known
}

/** The readings of a word, and what it is in one with the word before it or behind it: "wi fi" is "wifi". */
export function waysOf(words: readonly ReadWord[], place: number): ReadWord {
  const joined = [inOneWithNext(words, place - 1), inOneWithNext(words, place)]
  return [...(words[place] ?? []), ...joined.flatMap((word) => (word ? [[word]] : []))]
}

/** A UPC copied from a label, with its digits in groups. */
function upcInGroups(words: readonly ReadWord[]): string | undefined {
  const groups = words.flatMap(([written = []]) => written)
  const digits = groups.join('')
  return groups.length > 1 && /^\d{6,14}$/.test(digits) ? digits : undefined
}

/** Every word of a search separately: as its parts, and as one word. */
function wordsToRank(words: readonly ReadWord[]): string[] {
  const upc = upcInGroups(words)
  const each = words.flat().flatMap((parts) => [...parts, inOne(parts)])
  return [...new Set(upc ? [...each, upc] : each)]
}

function workOut(words: readonly ReadWord[]): SearchTerms {
  const upc = upcInGroups(words)
  const typed = wordsToRank(words)
  const joined = words.flatMap((_, place) => inOneWithNext(words, place) ?? [])
  const forms = [...typed.flatMap(formsOf), ...joined.flatMap(formsToFind)]
  return {
    words: words.map((_, place) => waysOf(words, place).map(termForm)),
    upc: upc ? formsToFind(upc) : [],
    typed: typed.toSorted(byBytes),
    forms: [...new Map(forms.map((form) => [form.word, form])).values()].toSorted((one, other) =>
      byBytes(one.word, other.word),
    ),
  }
}

// "long-sleeve" is found as one word and as two.
const termForm = (parts: WrittenWord): SearchTermForm => ({
  inOne: formsToFind(inOne(parts)),
  apart:
    parts.length < 2
      ? undefined
      : {
          before: parts.slice(0, -1).map(spellingsOf),
          last: formsToFind(parts.at(-1) ?? ''),
        },
})

const formsToFind = (word: string): WordForm[] => [{ word, isWhole: false }, ...formsOf(word)]

function inOneWithNext(words: readonly ReadWord[], place: number): string | undefined {
  const one = inOne(words[place]?.[0] ?? [])
  const other = inOne(words[place + 1]?.[0] ?? [])
  return /^\d*$/.test(one) || /^\d*$/.test(other) ? undefined : inOne([one, other])
}

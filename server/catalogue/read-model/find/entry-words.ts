import type { WordForm } from '#market/catalogue/words/word-forms.ts'
import { type ReadWord, type SearchTermForm, searchTerms } from '../../search-terms.ts'
import type { Entry, FoundWord } from '../entry.ts'
import { scoreOfPlaces } from './word-score.ts'

const { fround } = Math

/** Whether a product has every word, as `rowsOfWords` asks it of many. */
export function hasWords({ words }: Entry, asked: readonly ReadWord[]): boolean {
  const terms = searchTerms(asked)
  if (hasAny(words, terms.upc)) return true
  return (
    terms.words.length > 0 && terms.words.every((ways) => ways.some((way) => hasWay(words, way)))
  )
}

/** How well it matches the words, as `scoresOfRows` says it of many. */
export function scoreOfEntry({ words }: Entry, asked: readonly ReadWord[]): number {
  const { typed, forms } = searchTerms(asked)
  const ofTyped = fround(
    summed(words, typed, (word, each) => word === each) +
      summed(words, typed, (word, each) => word.startsWith(each)),
  )
  if (forms.length === 0) return ofTyped
  const ofForms = fround(
    summed(words, forms, (word, form) => word === form.word) + summed(words, forms, isForm),
  )
  return fround(ofTyped + fround(ofForms / 2))
}

export const hasWord = (words: readonly FoundWord[], target: string) =>
  words.some(([word]) => word === target)

const hasWay = (words: readonly FoundWord[], { inOne, apart }: SearchTermForm) =>
  hasAny(words, inOne) ||
  (apart !== undefined &&
    hasAny(words, apart.last) &&
    apart.before.every((spelled) => spelled.some((each) => hasWord(words, each))))

const hasAny = (words: readonly FoundWord[], forms: readonly WordForm[]) =>
  forms.some((form) => words.some(([word]) => isForm(word, form)))

const isForm = (word: string, form: WordForm) =>
  form.isWhole ? word === form.word : word.startsWith(form.word)

function summed<Target>(
  words: readonly FoundWord[],
  target: readonly Target[],
  isOf: (word: string, each: Target) => boolean,
): number {
  let score = 0
  for (const each of target)
    for (const [word, places] of words)
      if (isOf(word, each)) score = fround(score + (scoreOfPlaces[places] ?? 0))
  return fround(score / target.length)
}

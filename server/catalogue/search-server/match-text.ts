import type { WordForm } from '#market/catalogue/words/word-forms.ts'
import { type ReadWord, searchTerms, type SearchTermForm } from '../search-terms.ts'
import { canBeSearched, indexedWord } from './indexed-word.ts'

/**
 * What a product must match, as `textQuery` has it, in the language of search servers; undefined where a word is too
 * long for them.
 */
export function matchText(words: readonly ReadWord[]): string | undefined {
  const { words: each, upc } = searchTerms(words)
  const forms = [...each.flat().flatMap(formsIn), ...upc.map(({ word }) => word)]
  if (!forms.every(canBeSearched)) return undefined
  const all = [...new Set(each.map((ways) => anyOf(ways.flatMap(wayTexts))))].join(' ')
  return upc.length > 0 ? anyOf([`(${all})`, ...upc.map(formText)]) : all
}

/** What matches just this word. */
export const wholeWordText = (word: string) => (canBeSearched(word) ? indexedWord(word) : undefined)

const formsIn = ({ inOne, apart }: SearchTermForm) => [
  ...inOne.map(({ word }) => word),
  ...(apart ? [...apart.before.flat(), ...apart.last.map(({ word }) => word)] : []),
]

const wayTexts = ({ inOne, apart }: SearchTermForm): string[] => [
  ...inOne.map(formText),
  ...(apart
    ? [
        `(${[...apart.before.map((spelled) => anyOf(spelled.map(indexedWord))), anyOf(apart.last.map(formText))].join(' ')})`,
      ]
    : []),
]

const anyOf = (texts: readonly string[]) => `(${texts.join(' | ')})`

const formText = ({ word, isWhole }: WordForm) => indexedWord(word) + (isWhole ? '' : '*')

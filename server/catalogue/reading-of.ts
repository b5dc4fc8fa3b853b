import type { SearchQuery } from './conditions.ts'
import { wordsRead } from './read-words.ts'

/** What an answer says of words that were not taken as they stand. */
export function readingOf({ words, mostWords }: SearchQuery) {
  if (mostWords !== undefined) return { most_words: mostWords }
  return words && { read_as: wordsRead(words) }
}

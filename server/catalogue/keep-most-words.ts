import { mostWords, tellingPlaces } from '#market/catalogue/most-words.ts'
import { wordsRead } from './read-words.ts'
import { type ReadWord, waysOf } from './search-terms.ts'
import type { WordIndex } from './word-index.ts'

/** The words that were kept, and how the note about it names them. */
export type KeptWords = { words: readonly ReadWord[]; named: string }

/** As they were typed, and as they were read: word for word the same, but for slips. */
type SearchedWords = { written: readonly ReadWord[]; read: readonly ReadWord[] }

/** Most of the words, when no published product has all of them; undefined when one has, or none has any. */
export async function keepMostWords(
  index: WordIndex,
  { written, read }: SearchedWords,
): Promise<KeptWords | undefined> {
  if (read.length < 2) return undefined
  const [isOfNone] = await index.matchNone([read])
  if (!isOfNone) return undefined
  const telling = tellingPlaces(written.map(typed))
  const asked = telling.flatMap((place) => wordAt({ written, read }, place))
  const counts = await index.countByWordsMet(asked.map(({ ways }) => [ways]))
  const kept = mostWords(
    asked.map((each) => each.typed),
    counts,
  ).flatMap((place) => asked[place] ?? [])
  if (kept.length === 0) return undefined
  return { words: kept.map(({ word }) => word), named: kept.map(({ name }) => name).join(' ') }
}

function wordAt({ written, read }: SearchedWords, place: number) {
  const as = written[place]
  const word = read[place]
  if (!as || !word) return []
  return [{ word, ways: waysOf(read, place), typed: typed(as), name: wordsRead([word]) }]
}

const typed = (word: ReadWord) => wordsRead([word])

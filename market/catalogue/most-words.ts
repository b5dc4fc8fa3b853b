/** How many lots have just these of the words, each word a bit by its place. */
export type WordsMet = { met: number; lots: number }

// Each doubles the choices there are.
const MOST_WORDS = 6

// What is typed around the words that name a thing; a number behind one, as in "under 20", belongs to it.
const SMALL_WORDS = new Set(
  'an and above at below by for from in less max more of on or over per than the to under up with'.split(
    ' ',
  ),
)

/** The places of the words that tell what is sought. */
export function tellingPlaces(words: readonly string[]): number[] {
  return words
    .map((word, place) => ({ word, place, isBound: isSmall(words[place - 1]) && isNumber(word) }))
    .filter(({ word, isBound }) => !isSmall(word) && !isBound)
    .map(({ place }) => place)
    .slice(0, MOST_WORDS)
}

/**
 * When no lot has all words: the most of them that some lots have. Of as many, those with letters count before
 * numbers, and rare ones before frequent ones, as they tell more.
 */
export function mostWords(words: readonly string[], counts: readonly WordsMet[]): number[] {
  const choices = Array.from({ length: 2 ** words.length }, (_, bits) => bits)
    .map((bits) => ({ places: placesIn(bits, words.length), lots: lotsWith(bits, counts) }))
    .filter(({ places, lots }) => places.length > 0 && lots > 0)
  const [best] = choices.toSorted(
    (one, other) =>
      other.places.length - one.places.length ||
      lettersIn(other.places) - lettersIn(one.places) ||
      rarity(other.places) - rarity(one.places),
  )
  return best?.places ?? []

  function lettersIn(places: readonly number[]) {
    return places.filter((place) => !isNumber(words[place] ?? '')).length
  }

  function rarity(places: readonly number[]) {
    return -places.reduce((sum, place) => sum + Math.log(lotsWith(1 << place, counts)), 0)
  }
}

const isSmall = (word: string | undefined) =>
  word !== undefined && (SMALL_WORDS.has(word) || Array.from(word).length < 2)

const isNumber = (word: string) => /^\d+$/.test(word)

const placesIn = (bits: number, length: number) =>
  Array.from({ length }, (_, place) => place).filter((place) => bits & (1 << place))

const lotsWith = (bits: number, counts: readonly WordsMet[]) =>
  counts.reduce((sum, { met, lots }) => ((met & bits) === bits ? sum + lots : sum), 0)

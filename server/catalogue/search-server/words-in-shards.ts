import type { WordsMet } from '#market/catalogue/most-words.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { ReadWord } from '../search-terms.ts'
import { wordsAround } from '../search-word-store.ts'
import type { WordIndex } from '../word-index.ts'
import { matchText, wholeWordText } from './match-text.ts'
import { eachOf, oneStatement, type Question } from './question.ts'
import { TooMuchForSearchServers } from './too-much.ts'

type Ask = <Answer>(question: Question<Answer>) => Promise<Answer>

// Of a thousand words that begin alike, no more are asked for in one statement.
const AT_ONCE = 200

/** The words of products as search servers know them; which words there are at all, PostgreSQL knows. */
export function wordsInShards(db: Database, ask: Ask): WordIndex {
  return {
    async matchNone(searches) {
      const counts = await countsOf(searches.map(textOf))
      return counts.map((count) => count === 0)
    },
    async wordsListed(words) {
      const counts = await countsOf(words.map(wholeText))
      return words.filter((_, at) => (counts[at] ?? 0) > 0)
    },
    wordsAround: (typed, slips) => wordsAround(db, typed, slips),
    async countProductsWith(words) {
      const counts = await countsOf(words.map(wholeText))
      return words.map((word, at) => ({ word, lots: counts[at] ?? 0 }))
    },
    async countByWordsMet(searches) {
      const texts = searches.map(textOf)
      const every = Array.from({ length: 2 ** texts.length }, (_, met) => met)
      const atLeast = await countsOf(every.map((met) => textOfAll(texts, met)))
      return every
        .map((met): WordsMet => ({ met, lots: countOfJust(met, atLeast) }))
        .filter(({ met, lots }) => met > 0 && lots > 0)
    },
  }

  async function countsOf(texts: readonly string[]): Promise<number[]> {
    const counts: number[] = []
    for (let from = 0; from < texts.length; from += AT_ONCE) {
      const some = texts.slice(from, from + AT_ONCE)
      counts.push(...(await ask(eachOf(some.map(counting)))))
    }
    return counts
  }
}

function counting(text: string): Question<number> {
  const matches = text === '' ? '' : ` AND MATCH('${text}')`
  return oneStatement(
    `SELECT COUNT(*) AS counted FROM lots WHERE lot = 1${matches} OPTION ranker = none`,
    (rows) => rows.reduce((sum, row) => sum + Number(row['counted']), 0),
  )
}

function textOf(words: readonly ReadWord[]): string {
  const text = matchText(words)
  if (text === undefined) throw new TooMuchForSearchServers('A word is too long')
  return text
}

function wholeText(word: string): string {
  const text = wholeWordText(word)
  if (text === undefined) throw new TooMuchForSearchServers('A word is too long')
  return text
}

const textOfAll = (texts: readonly string[], met: number) =>
  texts
    .filter((_, place) => met & (1 << place))
    .map((text) => `(${text})`)
    .join(' ')

/** Those that match these searches and no other, of how many match at least each set of them. */
function countOfJust(met: number, atLeast: readonly number[]): number {
  return atLeast.reduce((sum, count, more) => {
    if ((more & met) !== met) return sum
    return sum + (bitsIn(more ^ met) % 2 === 0 ? count : -count)
  }, 0)
}

const bitsIn = (bits: number): number => (bits === 0 ? 0 : (bits & 1) + bitsIn(bits >> 1))

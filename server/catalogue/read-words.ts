import { isNear, slipsForgiven } from '#market/catalogue/nearness.ts'
import { nearestOf, readingsOf } from '#market/catalogue/reading.ts'
import type { WrittenWord } from '#market/catalogue/search-words.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { countLotsWith, queriesOfNoLot, wordsAround } from './search-word-store.ts'
import { beginning, quoted, textQuery, type ReadWord } from './text-query.ts'

// More differences than this are not typos.
const MOST_MISTYPED = 5

/**
 * The words as they were probably meant, when no published product has them as typed; undefined when
 * every word is known, or resembles none.
 */
export async function readWords(
  db: Database | Tx,
  words: readonly ReadWord[],
): Promise<ReadWord[] | undefined> {
  const mistyped = await mistypedParts(db, words)
  if (mistyped.length === 0 || mistyped.length > MOST_MISTYPED) return undefined
  const readings = new Map<string, string[]>()
  for (const part of mistyped) {
    const meant = await readPart(db, part)
    if (meant.length > 0) readings.set(part, meant)
  }
  if (readings.size === 0) return undefined
  return words.map((ways) => ways.flatMap((parts) => readingsOfWord(parts, readings)))
}

/** How the corrected words are shown. */
export const wordsRead = (words: readonly ReadWord[]): string =>
  words.map((ways) => ways.map((parts) => parts.join('-')).join(' or ')).join(' ')

async function mistypedParts(db: Database | Tx, words: readonly ReadWord[]): Promise<string[]> {
  const ofNoLot = await queriesOfNoLot(
    db,
    words.map((word) => textQuery([word])),
  )
  const unknown = words.filter((word) => ofNoLot.has(textQuery([word])))
  const parts = new Set(unknown.flat(2).filter((part) => slipsForgiven(part) > 0))
  const beginningsOfNoLot = await queriesOfNoLot(db, [...parts].map(beginning))
  return [...parts].filter((part) => beginningsOfNoLot.has(beginning(part)))
}

async function readPart(db: Database | Tx, part: string): Promise<string[]> {
  const around = await wordsAround(db, part, slipsForgiven(part))
  const near = around.filter((word) => isNear(part, word))
  const ofNoLot = await queriesOfNoLot(db, near.map(quoted))
  const listed = near.filter((word) => !ofNoLot.has(quoted(word)))
  // Counting every product of a frequent word is slow.
  return readingsOf(part, await countLotsWith(db, nearestOf(part, listed)))
}

/** A word by itself may mean each of its readings; the parts of a longer one the first of theirs. */
function readingsOfWord(parts: WrittenWord, readings: ReadonlyMap<string, string[]>): ReadWord {
  const [only, ...more] = parts
  if (only !== undefined && more.length === 0)
    return (readings.get(only) ?? [only]).map((reading) => [reading])
  return [parts.map((part) => readings.get(part)?.[0] ?? part)]
}

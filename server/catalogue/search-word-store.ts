import { sql } from 'kysely'
import type { WordsMet } from '#market/catalogue/most-words.ts'
import type { ListedWord } from '#market/catalogue/spelling-corrections.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { published } from './conditions.ts'
import { quoted, textQuery } from './text-query.ts'
import type { WordIndex } from './word-index.ts'

/** The words of products as the database knows them. */
export const databaseWords = (db: Database | Tx): WordIndex => ({
  async matchNone(searches) {
    const queries = searches.map(textQuery)
    const ofNone = await queriesOfNoLot(db, queries)
    return queries.map((query) => ofNone.has(query))
  },
  async wordsListed(words) {
    const ofNone = await queriesOfNoLot(db, words.map(quoted))
    return words.filter((word) => !ofNone.has(quoted(word)))
  },
  wordsAround: (typed, slips) => wordsAround(db, typed, slips),
  countProductsWith: (words) => countLotsWith(db, words),
  countByWordsMet: (searches) => lotsByWordsMet(db, searches.map(textQuery)),
})

/** The queries that no published product matches. */
async function queriesOfNoLot(db: Database | Tx, queries: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ query: string }>`
    select query from unnest(${[...new Set(queries)]}::text[]) as query
    where not exists (
      select from products p where p.search @@ query::tsquery and ${published}
    )`.execute(db)
  return new Set(rows.map(({ query }) => query))
}

// Bounded, so that a thousand words with the same beginning do not slow every search.
const MOST_COMPARED = 1000

/** The words of products, past ones included, within this edit distance, and some farther ones. */
export async function wordsAround(
  db: Database | Tx,
  typed: string,
  slips: number,
): Promise<string[]> {
  const compared = slips === 1 ? 4 : 8
  const { rows } = await sql<{ word: string }>`
    select word from search_words
    where beginnings && with_letters_left_out(left(${typed}, ${compared}::int), ${slips}::int)
    group by word
    order by abs(length(word) - length(${typed})), word collate "C"
    limit ${MOST_COMPARED}
  `.execute(db)
  return rows.map(({ word }) => word)
}

async function countLotsWith(db: Database | Tx, words: readonly string[]): Promise<ListedWord[]> {
  const { rows } = await sql<ListedWord>`
    select word, (
      select count(*) from products p where p.search @@ query::tsquery and ${published}
    ) as lots
    from unnest(${words}::text[], ${words.map(quoted)}::text[]) as asked(word, query)`.execute(db)
  return rows
}

async function lotsByWordsMet(db: Database | Tx, queries: readonly string[]): Promise<WordsMet[]> {
  const { rows } = await sql<WordsMet>`
    select met, count(*) as lots from (
      select bit_or(1 << (asked.place - 1)::int) as met
      from unnest(${queries}::text[]) with ordinality as asked(query, place)
        join products p on p.search @@ asked.query::tsquery
      where ${published} group by p.id
    ) as lot group by met`.execute(db)
  return rows
}

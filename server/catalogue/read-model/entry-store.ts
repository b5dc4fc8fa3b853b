import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { microsecondsOf, momentAt } from '#server/platform/database/microseconds.ts'
import type { ResaleTerms } from '#market/resale/resale-terms.ts'
import { isPublished } from '#server/products/is-published.ts'
import { usualAnswer } from '#server/products/catalogue/usual-answer.ts'
import { choiceColumns } from '../choices-of-fields.ts'
import type { Entry, FoundWord } from './entry.ts'

const AT_ONCE = 2000

/** These products as search knows them; those that are not published are left out. */
export async function entriesOf(db: Database, ids: readonly number[]): Promise<Entry[]> {
  const rows = await entries(db)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  return rows.map(entryOf)
}

/** Every published product, newest first. The next of them are read while these are taken. */
export async function* allEntries(db: Database, atOnce = AT_ONCE): AsyncGenerator<Entry> {
  let reading = readAhead(db, atOnce, undefined)
  for (;;) {
    const rows = await reading
    const isLast = rows.length < atOnce
    if (!isLast) reading = readAhead(db, atOnce, rows.at(-1))
    // Who takes the rows may never pause: without this turn, the next question would only be sent after the last of them.
    await setImmediate()
    for (const row of rows) yield entryOf(row)
    if (isLast) return
  }
}

function readAhead(db: Database, most: number, last: Last | undefined) {
  const reading = entriesAfter(db, most, last)
  // Where nobody takes more, nobody hears why it failed.
  reading.catch(() => {})
  return reading
}

type Last = Pick<Entry, 'createdAt' | 'id'>

function entriesAfter(db: Database, most: number, last: Last | undefined) {
  return entries(db)
    .$if(last !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (${momentAt(last?.createdAt ?? 0)}, ${last?.id ?? 0})`,
      ),
    )
    .orderBy('products.createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

const entries = (db: Database) =>
  db
    .selectFrom('products')
    .select([
      'id',
      microsecondsOf(sql.ref('created_at')).as('createdAt'),
      'sellerId',
      'category',
      ...choiceColumns,
      'tags',
      sql<string | null>`case when resale_terms is not null
        then jsonb_build_array(resale_terms -> 'channels', resale_terms -> 'blocked_states')::text end`.as(
        'resaleLimits',
      ),
      'units',
      'minOrderUnits',
      'shipsWithin',
      'sellerPriceCents as priceCents',
      'percentOffMsrp as percentOff',
      sql<string>`search::text`.as('search'),
    ])
    .where(isPublished('products'))

type Row = Omit<Entry, 'words'> & { search: string }

const entryOf = ({ search, ...row }: Row): Entry => ({ ...row, words: foundWords(search) })

/** The words of a tsvector as PostgreSQL writes it: `'fig':1A,5 'soap':1A`. Words hold letters and digits alone. */
function foundWords(tsvector: string): FoundWord[] {
  if (tsvector === '') return []
  return tsvector.split(' ').map((lexeme) => {
    const end = lexeme.lastIndexOf("'")
    return [lexeme.slice(1, end), placesIn(lexeme, end + 2)] as const
  })
}

// Positions are 1 to 5; letters say their weight, which the position says already.
function placesIn(lexeme: string, from: number): number {
  let places = 0
  for (let at = from; at < lexeme.length; at++) {
    const digit = lexeme.charCodeAt(at) - 48
    if (digit >= 1 && digit <= 5) places |= 1 << (digit - 1)
  }
  return places
}

/** What answers say about a seller and its products' entries don't. */
export type SellerEntry = {
  name: string
  usualAnswerHours: number | null
  resaleTerms: ResaleTerms | null
}

/** These sellers, or all, by their ids. */
export async function sellersOf(
  db: Database,
  ids?: readonly number[],
): Promise<Map<number, SellerEntry>> {
  const rows = await db
    .selectFrom('sellers')
    .select(['id', 'name', 'resaleTerms', usualAnswer('sellers.id').as('usualAnswerHours')])
    .$if(ids !== undefined, (query) => query.where('id', '=', sql<number>`any(${ids}::bigint[])`))
    .execute()
  return new Map(rows.map(({ id, ...seller }) => [id, seller]))
}

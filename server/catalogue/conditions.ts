import { type RawBuilder, sql } from 'kysely'
import { choiceFilter, choiceFilterNames } from '#market/catalogue/choice-filters.ts'
import type { ResolvedCriteria } from '#market/catalogue/criteria.ts'
import { recordOf } from '#market/record-of.ts'
import { storable } from '#server/platform/database/storable.ts'
import { isPublished } from '#server/products/is-published.ts'
import type { ResaleWanted } from './resale-wanted.ts'
import type { ReadWord } from './search-terms.ts'
import { asWritten, textQuery } from './text-query.ts'

type Condition = RawBuilder<boolean>

/**
 * The criteria, with the words possibly corrected. Sellers being hidden are usually
 * none, and are then left out of the query.
 */
export type SearchQuery = ResolvedCriteria & {
  words?: readonly ReadWord[] | undefined
  /** How the words are named that were kept, when no product has all. */
  mostWords?: string | undefined
  hiddenSellerIds: readonly number[]
  /** Only what this buyer may resell. */
  resale?: ResaleWanted | undefined
  /** Only what this buyer may not resell. */
  unsaleable?: ResaleWanted | undefined
}

export const published = isPublished('p')

/** The conditions except the category, whose counts are taken under all the others (decision C1). */
export function conditionsOf(criteria: SearchQuery): Condition {
  const conditions: Record<keyof Conditional, Condition | false | undefined> = {
    hiddenSellerIds: anyOf(
      criteria.hiddenSellerIds,
      (ids) => sql`p.seller_id <> all(${ids}::bigint[])`,
    ),
    query: given(wordsOf(criteria), haveWords),
    tags: anyOf(criteria.tags, (tags) => sql`p.tags && ${tags.map(storable)}::text[]`),
    seller_ids: anyOf(criteria.seller_ids, (ids) => sql`p.seller_id = any(${ids}::bigint[])`),
    ...recordOf(choiceFilterNames, (name) =>
      anyOf<string>(
        criteria[name],
        (some) => sql`${sql.ref(`p.${choiceFilter(name).field}`)} = any(${some}::text[])`,
      ),
    ),
    min_price_cents: given(
      criteria.min_price_cents,
      (least) => sql`p.seller_price_cents >= ${least}`,
    ),
    max_price_cents: given(
      criteria.max_price_cents,
      (most) => sql`p.seller_price_cents <= ${most}`,
    ),
    min_percent_off: given(
      criteria.min_percent_off,
      (least) => sql`p.percent_off_msrp >= ${least}`,
    ),
    min_units: given(criteria.min_units, (least) => sql`p.units >= ${least}`),
    units_needed: given(criteria.units_needed, isEnough),
    ships_within: given(criteria.ships_within, (most) => sql`p.ships_within <= ${most}`),
    resale: given(criteria.resale, resaleCondition),
    unsaleable: given(criteria.unsaleable, conflictCondition),
    in_stock: criteria.in_stock && sql<boolean>`p.in_stock`,
  }
  return sql.join(
    [published, ...Object.values(conditions)].filter((condition) => typeof condition === 'object'),
    sql` and `,
  )
}

/** `query` stands for the words, however they were read. */
type Conditional = Omit<SearchQuery, 'categories' | 'words' | 'mostWords'>

/** Of a product, or of what was kept of one under that name. */
export function categoryCondition({ categories }: ResolvedCriteria, lot: 'p' | 'm'): Condition {
  const category = sql.ref(`${lot}.category`)
  return anyOf(categories, (wanted) => sql`${category} = any(${wanted}::text[])`) ?? sql`true`
}

export const wordsOf = ({ query, words }: SearchQuery) =>
  words ?? (query ? asWritten(query) : undefined)

// Fewer units than the minimum order are sold all together (decision C9).
const isEnough = (needed: number): Condition =>
  sql`p.units >= ${needed} and least(coalesce(p.min_order_units, 1), p.units) <= ${needed}`

// A text without letters or digits matches no product.
const haveWords = (words: readonly ReadWord[]): Condition =>
  words.length > 0 ? sql`p.search @@ ${textQuery(words)}::tsquery` : sql`false`

const anyOf = <Value>(
  wanted: readonly Value[] | undefined,
  condition: (wanted: readonly Value[]) => Condition,
) => (wanted && wanted.length > 0 ? condition(wanted) : undefined)

const given = <Value>(value: Value | undefined, condition: (value: Value) => Condition) =>
  value === undefined ? undefined : condition(value)

/** Products whose terms a buyer can keep, as `resaleConflict` has it, in SQL; shops were asked by it already. */
const resaleCondition = (wanted: ResaleWanted): RawBuilder<boolean> =>
  sql<boolean>`case when p.resale_terms is null then p.seller_id <> all(${wanted.shopsInConflict}::bigint[])
    else ${canKeep(wanted)} end`

/** All the others, in two parts that each have an index. */
const conflictCondition = (wanted: ResaleWanted): RawBuilder<boolean> =>
  sql<boolean>`(p.resale_terms is null and p.seller_id = any(${wanted.shopsInConflict}::bigint[])
    or p.resale_terms is not null and not (${canKeep(wanted)}))`

/** Of a product that has terms of its own. */
function canKeep({ resale_channels: channels, resale_states: states }: ResaleWanted) {
  const breaksStates =
    states.length > 0 ? sql`p.resale_terms -> 'blocked_states' ?& ${states}::text[]` : sql`false`
  return sql`(p.resale_terms -> 'channels' = '[]' or p.resale_terms -> 'channels' ?| ${channels}::text[])
    and not ${breaksStates}`
}

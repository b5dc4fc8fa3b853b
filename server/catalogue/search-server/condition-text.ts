import { choiceFilter, choiceFilterNames } from '#market/catalogue/choice-filters.ts'
import { productCategories } from '#market/categories.ts'
import { recordOf } from '#market/record-of.ts'
import { resaleChannels } from '#market/resale/resale-channels.ts'
import { type SearchQuery, wordsOf } from '../conditions.ts'
import type { ResaleWanted } from '../resale-wanted.ts'
import { setOf, setsOfStates, tagNumber } from './shard-columns.ts'
import { matchText } from './match-text.ts'
import { TooMuchForSearchServers } from './too-much.ts'

/** What a statement selects to ask for it, and what it asks. */
export type ConditionText = { select: readonly string[]; where: string }

// Nothing else than products has a one there.
const ANY_LOT = 'lot = 1'
const NO_LOT = 'lot = 2'

/** The criteria as search servers take them, as `conditionsOf` has them for PostgreSQL, with the categories. */
export function conditionText(criteria: SearchQuery): ConditionText {
  const conditions: Record<keyof Conditional, string | undefined> = {
    hiddenSellerIds: anyOf(criteria.hiddenSellerIds, (ids) => `seller NOT IN (${ids.join(', ')})`),
    query: given(wordsOf(criteria), (words) => {
      if (words.length === 0) return NO_LOT
      const text = matchText(words)
      if (text === undefined) throw new TooMuchForSearchServers('A word is too long')
      return `MATCH('${text}')`
    }),
    tags: anyOf(criteria.tags, (tags) => `tags IN (${tags.map(tagNumber).join(', ')})`),
    categories: anyOf(
      criteria.categories,
      (some) => `category IN (${numbersOf(some, productCategories).join(', ')})`,
    ),
    seller_ids: anyOf(criteria.seller_ids, (ids) => `seller IN (${ids.join(', ')})`),
    ...recordOf(choiceFilterNames, (name) =>
      anyOf<string>(criteria[name], (some) => {
        const numbers = numbersOf(some, choiceFilter(name).choices).map((place) => place + 1)
        return `${name} IN (${numbers.join(', ')})`
      }),
    ),
    min_price_cents: given(criteria.min_price_cents, (least) => `price >= ${least}`),
    max_price_cents: given(criteria.max_price_cents, (most) => `price BETWEEN 0 AND ${most}`),
    min_percent_off: given(criteria.min_percent_off, (least) => `percent_off >= ${least}`),
    min_units: given(criteria.min_units, (least) => `units >= ${least}`),
    units_needed: given(
      criteria.units_needed,
      (needed) => `units >= ${needed} AND least_order <= ${needed}`,
    ),
    ships_within: given(criteria.ships_within, (most) => `ships_within BETWEEN 1 AND ${most}`),
    in_stock: criteria.in_stock ? 'in_stock = 1' : undefined,
    resale: criteria.resale && 'fits = 1',
    unsaleable: criteria.unsaleable && 'fits = 0',
  }
  const resale = criteria.resale ?? criteria.unsaleable
  return {
    select: resale ? [`${fits(resale)} AS fits`] : [],
    where: [ANY_LOT, ...Object.values(conditions).filter((each) => each !== undefined)].join(
      ' AND ',
    ),
  }
}

type Conditional = Omit<SearchQuery, 'words' | 'mostWords'>

/** Whether a buyer may resell a product, as `resaleConflict` has it; shops were asked by it already. */
function fits({ resale_channels, resale_states, shopsInConflict }: ResaleWanted): string {
  const channels = setOf(resaleChannels, resale_channels)
  const isOfShop = `IN(seller, ${[0, ...shopsInConflict].join(', ')})`
  const isAllowed = `(channels = 0 OR (channels & ${channels}) > 0)`
  const leavesState = setsOfStates.flatMap(({ column, states }) => {
    const asked = setOf(states, resale_states)
    return asked === 0 ? [] : `(${column} & ${asked}) <> ${asked}`
  })
  const isOpen = leavesState.length > 0 ? ` AND (${leavesState.join(' OR ')})` : ''
  return `((own_terms = 0 AND ${isOfShop} = 0) OR (own_terms = 1 AND ${isAllowed}${isOpen}))`
}

const numbersOf = (some: readonly string[], every: readonly string[]) =>
  some.map((each) => every.indexOf(each))

const anyOf = <Value>(
  wanted: readonly Value[] | undefined,
  condition: (wanted: readonly Value[]) => string,
) => (wanted && wanted.length > 0 ? condition(wanted) : undefined)

const given = <Value>(value: Value | undefined, condition: (value: Value) => string) =>
  value === undefined ? undefined : condition(value)

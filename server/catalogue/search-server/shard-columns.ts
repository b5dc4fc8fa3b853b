import { createHash } from 'node:crypto'
import { choiceFilter, choiceFilterNames } from '#market/catalogue/choice-filters.ts'
import { namesOfCategories, productCategories } from '#market/categories.ts'
import { recordOf } from '#market/record-of.ts'
import { resaleChannels } from '#market/resale/resale-channels.ts'
import { resaleStates } from '#market/resale/resale-states.ts'
import { storable } from '#server/platform/database/storable.ts'
import { choiceColumn } from '../choices-of-fields.ts'
import { type Entry, leastOrder } from '../read-model/entry.ts'
import { termsOfLimits } from '../read-model/resale-limits.ts'

// A set of 30 values fits into a number of 32 bits.
const MOST_IN_SET = 30
/** Stands for a price that is missing, where the lowest come first. */
export const NO_PRICE = 2 ** 52

/** The states, in sets that are small enough. */
export const setsOfStates = Array.from(
  { length: Math.ceil(resaleStates.length / MOST_IN_SET) },
  (_, set) => ({
    column: `states_${set + 1}`,
    states: resaleStates.slice(set * MOST_IN_SET, (set + 1) * MOST_IN_SET),
  }),
)

type Column = {
  kind: 'uint' | 'bigint' | 'multi_64'
  of: (entry: Entry) => number | readonly number[]
}

/** What search servers keep of a product besides its words. What is missing is -1, or nought where nought is nothing. */
export const shardColumns = {
  created: { kind: 'bigint', of: ({ createdAt }) => createdAt },
  seller: { kind: 'bigint', of: ({ sellerId }) => sellerId },
  category: { kind: 'uint', of: ({ category }) => productCategories.indexOf(category) },
  ...recordOf(choiceFilterNames, (name): Column => {
    const { choices } = choiceFilter(name)
    return { kind: 'uint', of: (entry) => choices.indexOf(entry[choiceColumn(name)] ?? '') + 1 }
  }),
  units: { kind: 'bigint', of: ({ units }) => units },
  in_stock: { kind: 'uint', of: ({ units }) => (units > 0 ? 1 : 0) },
  least_order: { kind: 'bigint', of: leastOrder },
  ships_within: { kind: 'uint', of: ({ shipsWithin }) => shipsWithin ?? 0 },
  price: { kind: 'bigint', of: ({ priceCents }) => priceCents ?? -1 },
  price_up: { kind: 'bigint', of: ({ priceCents }) => priceCents ?? NO_PRICE },
  percent_off: { kind: 'bigint', of: ({ percentOff }) => percentOff ?? -1 },
  tags: { kind: 'multi_64', of: ({ tags }) => tagsCounted(tags).map(tagNumber) },
  own_terms: { kind: 'uint', of: ({ resaleLimits }) => (resaleLimits === null ? 0 : 1) },
  channels: { kind: 'uint', of: (entry) => setOf(resaleChannels, limitsOf(entry).channels) },
  ...stateColumns(),
} satisfies Record<string, Column>

/** Tags are kept as numbers; two of a million tags share one once in ten thousand markets. */
export const tagNumber = (tag: string) =>
  parseInt(createHash('sha256').update(storable(tag)).digest('hex').slice(0, 13), 16)

/** The tags of a lot, each once; names of categories are no tags (decision C1). */
export const tagsCounted = (tags: readonly string[]) =>
  [...new Set(tags)].filter((tag) => !namesOfCategories.includes(tag.trim().toLowerCase()))

/** The bits of those that are there. */
export const setOf = (every: readonly string[], some: readonly string[]) =>
  every.reduce((bits, each, place) => (some.includes(each) ? bits | (1 << place) : bits), 0)

function stateColumns(): Record<string, Column> {
  return Object.fromEntries(
    setsOfStates.map(({ column, states }) => [
      column,
      { kind: 'uint', of: (entry: Entry) => setOf(states, limitsOf(entry).blocked_states) },
    ]),
  )
}

const NO_LIMITS = { channels: [], blocked_states: [] }

const limitsOf = ({ resaleLimits }: Entry) =>
  resaleLimits === null ? NO_LIMITS : termsOfLimits(resaleLimits)

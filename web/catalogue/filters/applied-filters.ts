import { categoryName } from '#market/categories.ts'
import {
  choiceFilter,
  choiceFilterNames,
  type ChoiceFilterName,
} from '#market/catalogue/choice-filters.ts'
import type { Criteria } from '#market/catalogue/catalogue-api.ts'
import { daysWords } from '#market/delivery/lead-time.ts'
import { cents, formatUsd } from '#market/money.ts'
import { recordOf } from '#market/record-of.ts'
import { counted, quantityText } from '#web/platform/format/numbers.ts'
import { tagWords } from '#web/products/tag-words.ts'

/** One filter in force, in words, and what remains without it. */
export type AppliedFilter = {
  key: string
  /** One filter may have several values, each applied on its own. */
  field: keyof Criteria
  label: string
  without: Criteria
}

type NameOf = (sellerId: number) => string

export function appliedFilters(criteria: Criteria, nameOf: NameOf): AppliedFilter[] {
  const { query, min_price_cents, max_price_cents, min_percent_off, min_units, units_needed } =
    criteria
  const { ships_within } = criteria
  // In the order in which they stand.
  const filters: Record<keyof Criteria, AppliedFilter | readonly AppliedFilter[] | false> = {
    query: !!query && one('query', `“${query}”`),
    categories: each('categories', criteria.categories, categoryName),
    tags: each('tags', criteria.tags, tagWords),
    seller_ids: each('seller_ids', criteria.seller_ids, nameOf),
    min_percent_off:
      min_percent_off !== undefined && one('min_percent_off', `${min_percent_off}% or more off`),
    min_price_cents: (min_price_cents ?? max_price_cents) !== undefined && {
      ...one('min_price_cents', priceWords(min_price_cents, max_price_cents)),
      without: { ...criteria, min_price_cents: undefined, max_price_cents: undefined },
    },
    // One filter with the lowest price.
    max_price_cents: false,
    units_needed:
      units_needed !== undefined && one('units_needed', `I need ${counted(units_needed, 'unit')}`),
    ships_within:
      ships_within !== undefined && one('ships_within', `Ships within ${daysWords(ships_within)}`),
    in_stock: !!criteria.in_stock && one('in_stock', 'In stock only'),
    min_units:
      min_units !== undefined && one('min_units', `${quantityText(min_units)} or more units`),
    ...recordOf(choiceFilterNames, (name) =>
      each<string>(name, criteria[name], (choice) => choiceLabel(name, choice)),
    ),
    resaleable: criteria.resaleable === false && one('resaleable', 'Including lots I can’t resell'),
  }
  return Object.values(filters)
    .flat()
    .filter((filter) => filter !== false)

  function one(key: keyof Criteria, label: string): AppliedFilter {
    return { key, field: key, label, without: { ...criteria, [key]: undefined } }
  }

  /** Each of a list is a filter of its own. */
  function each<Value extends string | number>(
    key: keyof Criteria,
    values: readonly Value[] = [],
    words: (value: Value) => string,
  ): AppliedFilter[] {
    return values.map((value) => ({
      key: `${key} ${value}`,
      field: key,
      label: words(value),
      without: { ...criteria, [key]: values.filter((other) => other !== value) },
    }))
  }
}

const choiceLabel = (name: ChoiceFilterName, choice: string) => {
  const word = choiceFilter(name).words[choice] ?? choice
  return name === 'ships_from' ? `Ships from ${word}` : word
}

/** What the criteria mean to somebody: what one may resell is a question only to a buyer that has declared where it does. */
export const criteriaOf = (criteria: Criteria, hasDeclared: boolean): Criteria =>
  hasDeclared ? criteria : { ...criteria, resaleable: undefined }

/** The filter that is on unless a buyer takes it off; of one that has declared where it resells. */
export const canResell = (criteria: Criteria): AppliedFilter[] =>
  criteria.resaleable === false
    ? []
    : [
        {
          key: 'can resell',
          field: 'resaleable',
          label: 'Can resell',
          without: { ...criteria, resaleable: false },
        },
      ]

function priceWords(least: number | undefined, most: number | undefined): string {
  if (least === undefined) return `Up to ${formatUsd(cents(most ?? 0))}`
  if (most === undefined) return `From ${formatUsd(cents(least))}`
  return `${formatUsd(cents(least))} to ${formatUsd(cents(most))}`
}

import { categoryName } from '#market/categories.ts'
import type { Criteria } from '#market/catalogue/catalogue-api.ts'
import { cents, formatUsd } from '#market/money.ts'
import { quantityText } from '#web/platform/ui/figures-typed.ts'
import { genderWords, packagingWords, tagWords } from '#web/products/product-words.ts'

/** One filter in force, in words, and what remains without it. */
export type AppliedFilter = { label: string; without: Criteria }

export function appliedFilters(criteria: Criteria): AppliedFilter[] {
  const { query, categories = [], tags = [], genders = [], packaging_types = [] } = criteria
  const { min_price_cents, max_price_cents, min_percent_off, min_units } = criteria
  const sellers = criteria.seller_ids?.length ?? 0
  const without = (...keys: (keyof Criteria)[]): Criteria => ({
    ...criteria,
    ...Object.fromEntries(keys.map((key) => [key, undefined])),
  })
  const filters: (AppliedFilter | false)[] = [
    !!query && { label: `“${query}”`, without: without('query') },
    ...categories.map((category) => ({
      label: categoryName(category),
      without: without('categories'),
    })),
    ...tags.map((tag) => ({ label: tagWords(tag), without: without('tags') })),
    min_percent_off !== undefined && {
      label: `${min_percent_off}% or more off`,
      without: without('min_percent_off'),
    },
    (min_price_cents ?? max_price_cents) !== undefined && {
      label: priceWords(min_price_cents, max_price_cents),
      without: without('min_price_cents', 'max_price_cents'),
    },
    !!criteria.in_stock && { label: 'In stock only', without: without('in_stock') },
    min_units !== undefined && {
      label: `${quantityText(min_units)} or more units`,
      without: without('min_units'),
    },
    ...packaging_types.map((type) => ({
      label: packagingWords[type],
      without: { ...criteria, packaging_types: packaging_types.filter((each) => each !== type) },
    })),
    ...genders.map((gender) => ({
      label: genderWords[gender],
      without: { ...criteria, genders: genders.filter((each) => each !== gender) },
    })),
    sellers > 0 && {
      label: sellers === 1 ? 'One seller' : `${sellers} sellers`,
      without: without('seller_ids'),
    },
  ]
  return filters.filter((filter) => filter !== false)
}

function priceWords(least: number | undefined, most: number | undefined): string {
  if (least === undefined) return `Up to ${formatUsd(cents(most ?? 0))}`
  if (most === undefined) return `From ${formatUsd(cents(least))}`
  return `${formatUsd(cents(least))} to ${formatUsd(cents(most))}`
}

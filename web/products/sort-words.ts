import type { CatalogueSort } from '#market/catalogue/catalogue-api.ts'

export const SORT_WORDS: Record<CatalogueSort, string> = {
  newest: 'Newest',
  oldest: 'Oldest',
  price_asc: 'Price: low to high',
  price_desc: 'Price: high to low',
  percent_off: 'Percent off',
  units: 'Units',
}

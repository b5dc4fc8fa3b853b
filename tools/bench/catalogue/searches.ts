import {
  CATALOGUE_PAGE_SIZE,
  type CatalogueSort,
  type Criteria,
} from '#market/catalogue/catalogue-api.ts'
import { productCategories } from '#market/categories.ts'
import { tags } from '#demo/phrases.ts'
import { seeded, type Seeded } from '#demo/seeded.ts'
import type { Call } from '../support/load.ts'

export type Search = { kind: string; page: number; sort?: CatalogueSort; search: Criteria }
type Asked = Partial<Omit<Search, 'kind'>>
type Way = { kind: string; share: number; ask: (chance: Seeded, lots: number) => Asked }

const words = ['candle', 'linen', 'hoodie', 'serum', 'ceramic vase', 'dog bowl', 'oak', 'carved']
const beginnings = ['ca', 'li', 'be', 'sn', 'ho', 'gl', 'pu', 'wo']

/** How buyers search, and how many of a hundred do it so. */
const ways: Way[] = [
  { kind: 'newest', share: 30, ask: (chance) => ({ page: chance.pick([1, 1, 1, 2, 3]) }) },
  {
    kind: 'category',
    share: 20,
    ask: (chance) => ({ search: { categories: [chance.pick(productCategories)] } }),
  },
  { kind: 'tag', share: 10, ask: (chance) => ({ search: { tags: [chance.pick(tags)] } }) },
  { kind: 'text', share: 15, ask: (chance) => ({ search: { query: chance.pick(words) } }) },
  {
    kind: 'two letters',
    share: 10,
    ask: (chance) => ({ search: { query: chance.pick(beginnings) } }),
  },
  {
    kind: 'price range',
    share: 8,
    ask: (chance) => ({
      search: {
        min_price_cents: chance.whole(300, 900),
        max_price_cents: chance.whole(1000, 4000),
      },
    }),
  },
  {
    kind: 'sorted',
    share: 4,
    ask: (chance) => ({ sort: chance.pick(['price_asc', 'price_desc', 'percent_off']) }),
  },
  {
    kind: 'deep page',
    share: 3,
    ask: (chance, lots) => ({ page: chance.whole(1, deepest(lots)) }),
  },
]

export const kinds = ways.map(({ kind }) => kind)

/** Searches in a mix that repeats itself. */
export function typicalMix(count: number, lots: number): Search[] {
  const chance = seeded(7)
  const drawn = ways.flatMap((way) => Array.from({ length: way.share }, () => way))
  return Array.from({ length: count }, () => {
    const { kind, ask } = chance.pick(drawn)
    return { kind, page: 1, search: {}, ...ask(chance, lots) }
  })
}

/** The call of a buyer who searches so; `body` is what a page asks besides. */
export function callFor({ page, sort, search }: Search, bearer: string, body: object = {}): Call {
  const query = new URLSearchParams({ page: String(page), ...(sort && { sort }) })
  return {
    method: 'POST',
    path: `/marketplace/products/search?${query}`,
    bearer,
    body: { search, ...body },
  }
}

// Some lots are provisional and not shown.
const deepest = (lots: number) => Math.max(1, Math.floor((lots * 0.9) / CATALOGUE_PAGE_SIZE))

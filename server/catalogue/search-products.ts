import { CATALOGUE_PAGE_SIZE, type CategoryCounts } from '#market/catalogue/catalogue-api.ts'
import { resolved, type ResolvedCriteria } from '#market/catalogue/criteria.ts'
import type { ProductCategory } from '#market/categories.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { productCardJson } from '#server/products/product-json.ts'
import type { Catalogue, CatalogueAnswer, Search } from './catalogue.ts'
import { readPage, type Order } from './catalogue-store.ts'
import { readSellers, readTags } from './facet-store.ts'

/** The catalogue as PostgreSQL answers it. */
export const databaseCatalogue = (db: Database): Catalogue => ({
  search: (asked) => searchProducts(db, asked),
})

function searchProducts(db: Database, asked: Search): Promise<CatalogueAnswer> {
  const criteria = resolved(asked.criteria)
  if (!asked.facets) return findLots(db, asked, criteria)
  return readAtOnce(db, async (tx) => ({
    ...(await findLots(tx, asked, criteria)),
    sellers: await readSellers(tx, criteria),
    tags: await readTags(tx, criteria),
  }))
}

async function findLots(
  db: Database | Tx,
  asked: Search,
  criteria: ResolvedCriteria,
): Promise<CatalogueAnswer> {
  const order = orderOf(asked.sort, criteria)
  const { lots, counts } = await readPage(db, criteria, { page: asked.page, order })
  const categoryCounts = everyCategory(counts)
  const count = countIn(categoryCounts, criteria)
  return {
    count,
    products: lots.map(productCardJson),
    page: asked.page,
    per_page: CATALOGUE_PAGE_SIZE,
    total_pages: Math.ceil(count / CATALOGUE_PAGE_SIZE),
    category_counts: categoryCounts,
  }
}

/** With words and no sort chosen, the better match comes first (decision C2). */
export const orderOf = (sort: Search['sort'], { query }: ResolvedCriteria): Order =>
  sort ?? (query ? 'relevance' : 'newest')

function everyCategory(counts: Partial<Record<ProductCategory, number>>): CategoryCounts {
  const all = Object.values(counts).reduce((total, count) => total + count, 0)
  return { ...nothing, ...counts, all }
}

const nothing: CategoryCounts = {
  all: 0,
  apparel: 0,
  beauty: 0,
  consumables: 0,
  footwear: 0,
  home: 0,
  pet: 0,
  toys: 0,
  other: 0,
}

const countIn = (counts: CategoryCounts, { categories }: ResolvedCriteria) =>
  categories.length === 0
    ? counts.all
    : categories.reduce((total, category) => total + counts[category], 0)

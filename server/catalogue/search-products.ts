import { CATALOGUE_PAGE_SIZE, type CategoryCounts } from '#market/catalogue/catalogue-api.ts'
import { resolved, type ResolvedCriteria } from '#market/catalogue/criteria.ts'
import { productCategories, type ProductCategory } from '#market/categories.ts'
import type { Database } from '#server/platform/database/database.ts'
import { productCardJson } from '#server/products/product-json.ts'
import type { Catalogue, CatalogueAnswer, Search } from './catalogue.ts'
import { countByCategory, readPage, type Order } from './catalogue-store.ts'

/** The catalogue as PostgreSQL answers it. */
export const databaseCatalogue = (db: Database): Catalogue => ({
  search: (asked) => searchProducts(db, asked),
})

async function searchProducts(db: Database, asked: Search): Promise<CatalogueAnswer> {
  const criteria = resolved(asked.criteria)
  const [lots, counts] = await Promise.all([
    readPage(db, criteria, { page: asked.page, order: orderOf(asked.sort, criteria) }),
    countByCategory(db, criteria),
  ])
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
function orderOf(sort: Search['sort'], { query }: ResolvedCriteria): Order {
  return sort ?? (query ? 'relevance' : 'newest')
}

function everyCategory(counted: { category: ProductCategory; count: number }[]): CategoryCounts {
  const counts = new Map(counted.map(({ category, count }) => [category, count]))
  const of = (category: ProductCategory) => counts.get(category) ?? 0
  return {
    all: productCategories.reduce((total, category) => total + of(category), 0),
    apparel: of('apparel'),
    beauty: of('beauty'),
    consumables: of('consumables'),
    footwear: of('footwear'),
    home: of('home'),
    pet: of('pet'),
    toys: of('toys'),
    other: of('other'),
  }
}

function countIn(counts: CategoryCounts, { categories }: ResolvedCriteria) {
  if (categories.length === 0) return counts.all
  return categories.reduce((total, category) => total + counts[category], 0)
}

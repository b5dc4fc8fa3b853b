import { CATALOGUE_PAGE_SIZE, type CategoryCounts } from '#market/catalogue/catalogue-api.ts'
import type { ResolvedCriteria } from '#market/catalogue/criteria.ts'
import type { ProductCategory } from '#market/categories.ts'
import { listedProduct } from '#market/products/product-api.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { cursorText, type LotCursor } from '#server/products/catalogue/lot-place.ts'
import { listedProductJson } from '#server/products/catalogue/product-json.ts'
import { publishedProductsOf } from '#server/products/catalogue/published-page.ts'
import { sellerStatistics, tagsOf } from '#server/products/catalogue/seller-statistics.ts'
import type { Shop, ShopPage } from '#server/products/catalogue/shops.ts'
import { similarProducts } from '#server/products/catalogue/similar-products.ts'
import type { Catalogue, CatalogueAnswer, Search } from './catalogue.ts'
import { countUnsaleable, readPage } from './catalogue-store.ts'
import type { SearchQuery } from './conditions.ts'
import { countFilters } from './count-filters.ts'
import { readSellers, readTags } from './facet-store.ts'
import { findWithCorrections } from './correct-spelling.ts'
import { orderOf } from './order-of.ts'
import { productsInOrder } from './products-in-order.ts'
import { readingOf } from './reading-of.ts'

/** The catalogue engine backed by PostgreSQL. */
export const databaseCatalogue = (db: Database) =>
  ({
    search: (asked: Search): Promise<CatalogueAnswer> =>
      asked.facets
        ? readAtOnce(db, (tx) => searchWithFacets(tx, asked))
        : searchProducts(db, asked),
    firstIds: (view, most) => productsInOrder(db, view, most),
    shop: (asked) => readAtOnce(db, (tx) => readShop(tx, asked)),
    othersOfShop: (product) =>
      readAtOnce(db, async (tx) => {
        const { products, published_count } = await similarProducts(tx, product)
        return { cards: products.map(cardText), published_count }
      }),
  }) satisfies Catalogue

async function readShop(tx: Tx, asked: ShopPage): Promise<Shop> {
  const { count, products, next, ...reading } = asked.query
    ? await findInShop(tx, asked, asked.query)
    : await publishedProductsOf(tx, asked)
  const { products: lots, units, soldOut } = await sellerStatistics(tx, asked.sellerId)
  const tags = await tagsOf(tx, asked.sellerId)
  return {
    count,
    next,
    cards: products.map(cardText),
    shelf: { lots, units, sold_out: soldOut },
    tags,
    ...reading,
  }
}

/** What a search finds in a shop, as it would in the catalogue. */
function findInShop(
  tx: Tx,
  { sellerId, tag, sort, page, per_page: most, after, declared }: ShopPage,
  query: string,
) {
  const criteria = { seller_ids: [sellerId], ...(tag && { tags: [tag] }), query }
  return findWithCorrections(tx, { criteria }, async (wanted) => {
    const order = orderOf(sort, wanted)
    const { lots, next, counts } = await readPage(tx, wanted, { page, most, order, after })
    return {
      count: countIn(everyCategory(counts), wanted),
      products: lots.map((row) => listedProductJson(row, declared)),
      next,
      ...readingOf(wanted),
    }
  })
}

const cardText = (card: ReturnType<typeof listedProductJson>) =>
  JSON.stringify(listedProduct.parse(card))

const searchProducts = async (db: Database, asked: Search) => (await findLots(db, asked)).answer

async function searchWithFacets(tx: Tx, asked: Search): Promise<CatalogueAnswer> {
  const { answer, wanted } = await findLots(tx, asked)
  return {
    ...answer,
    sellers: await readSellers(tx, wanted),
    tags: await readTags(tx, wanted),
    filter_counts: await countFilters(tx, wanted),
    ...unsaleableAnswer(await countUnsaleable(tx, wanted)),
  }
}

function findLots(db: Database | Tx, asked: Search) {
  return findWithCorrections(db, asked, async (wanted) => {
    const answer = await findAsWanted(db, asked, wanted)
    return { count: answer.count, answer, wanted }
  })
}

async function findAsWanted(
  db: Database | Tx,
  { page, sort, after, declared }: Search,
  wanted: SearchQuery,
): Promise<CatalogueAnswer> {
  const order = orderOf(sort, wanted)
  const { lots, next, counts } = await readPage(db, wanted, {
    page,
    most: CATALOGUE_PAGE_SIZE,
    order,
    after,
  })
  return {
    products: lots.map((row) => listedProductJson(row, declared)),
    ...countsAnswer(wanted, { page, next, counts }),
  }
}

/** Extra parts of an answer, worked out only when requested. */
type Facets = Pick<CatalogueAnswer, 'sellers' | 'tags' | 'filter_counts' | 'unsaleable_count'>

type Found = {
  page: number
  next: LotCursor | undefined
  /** Of the products that meet all filters but the category. */
  counts: Partial<Record<ProductCategory, number>>
  facets?: Facets | undefined
}

/** The answer but for its products. */
export function countsAnswer(
  wanted: SearchQuery,
  { page, next, counts, facets }: Found,
): Omit<CatalogueAnswer, 'products'> {
  const categoryCounts = everyCategory(counts)
  const count = countIn(categoryCounts, wanted)
  return {
    count,
    page,
    per_page: CATALOGUE_PAGE_SIZE,
    total_pages: Math.ceil(count / CATALOGUE_PAGE_SIZE),
    next: next ? cursorText(next) : null,
    category_counts: categoryCounts,
    ...readingOf(wanted),
    ...facets,
  }
}

/** How many lots are left out, of a search that leaves any out. */
export const unsaleableAnswer = (count: number | undefined) =>
  count === undefined ? {} : { unsaleable_count: count }

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

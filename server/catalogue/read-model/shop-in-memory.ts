import { resolved } from '#market/catalogue/criteria.ts'
import { MOST_SIMILAR } from '#market/products/product-api.ts'
import { MOST_TAGS, type TagCount } from '#market/storefronts/storefront-api.ts'
import type { Criteria } from '#market/catalogue/catalogue-api.ts'
import { readCursor } from '#server/products/catalogue/lot-place.ts'
import type { LotOfShop, OthersOfShop, Shop, ShopPage } from '#server/products/catalogue/shops.ts'
import { orderOf } from '../order-of.ts'
import { wordsOf } from '../conditions.ts'
import { findByCorrectedWords } from '../correct-spelling.ts'
import { readingOf } from '../reading-of.ts'
import type { Base } from './base/base.ts'
import { hasBit, placesIn } from './base/bits.ts'
import { byBytes } from './base/vocabulary.ts'
import { cardTexts } from './card-texts.ts'
import { countTags } from './find/count-lists.ts'
import { countCategories, countOf } from './find/count-matches.ts'
import { pageInOrder } from './find/in-order.ts'
import { type Matches, matchesOf } from './find/matches.ts'
import { wordsInMemory } from './find/words-in-memory.ts'
import type { Market } from './catalogue-index.ts'
import type { PublishedProducts } from './published-products.ts'

/** A page of a shop, or of what a search finds in it, with what the whole shop holds. */
export async function shopPage(
  market: Market,
  { sellerId, tag, query, sort, page, per_page: most, after, declared }: ShopPage,
): Promise<Shop> {
  const { products, hiddenSellerIds } = market
  const whole = matchesIn(market, { seller_ids: [sellerId] })
  const criteria = { seller_ids: [sellerId], ...(tag && { tags: [tag] }), ...(query && { query }) }
  const { ids, next, count, read } = await findByCorrectedWords(
    wordsInMemory(products),
    { ...resolved(criteria), hiddenSellerIds },
    async (wanted) => {
      const { all } = matchesOf(products, wanted)
      const order = orderOf(sort, wanted)
      const shown = { order, words: wordsOf(wanted), from: (page - 1) * most, most }
      return {
        ...pageInOrder(products, all, { ...shown, after: readCursor(after, order) }),
        count: countOf(all),
        read: wanted,
      }
    },
  )
  return {
    count,
    next,
    cards: await cardTexts(market, { ids, declared }),
    shelf: { lots: countOf(whole), ...unitsOf(products, whole) },
    tags: tagsOf(products.base, whole),
    ...readingOf(read),
  }
}

/** The newest other products of a shop that have units, and how many products it shows. */
export async function othersOfShop(
  market: Market,
  { id, sellerId, declared }: LotOfShop,
): Promise<OthersOfShop> {
  const inStock = matchesIn(market, { seller_ids: [sellerId], in_stock: true })
  // One of them may be the product itself.
  const most = MOST_SIMILAR + 1
  const { ids } = pageInOrder(market.products, inStock, { ...inOrder('newest'), from: 0, most })
  const others = ids.filter((each) => each !== id).slice(0, MOST_SIMILAR)
  return {
    cards: await cardTexts(market, { ids: others, declared }),
    published_count: countOf(matchesIn(market, { seller_ids: [sellerId] })),
  }
}

const matchesIn = ({ products, hiddenSellerIds }: Market, criteria: Criteria): Matches =>
  matchesOf(products, { ...resolved(criteria), hiddenSellerIds }).all

const inOrder = (sort: ShopPage['sort']) => ({
  order: orderOf(sort, resolved({})),
  words: undefined,
})

function unitsOf({ base, gone }: PublishedProducts, { found, entries }: Matches) {
  let [units, soldOut] = [0, 0]
  for (const row of placesIn(found.rows, found.count))
    if (!hasBit(gone, row)) add(base.units[row] ?? 0)
  for (const entry of entries) add(entry.units)
  return { units, sold_out: soldOut }

  function add(ofOne: number) {
    units += ofOne
    if (ofOne === 0) soldOut += 1
  }
}

function tagsOf(base: Base, matches: Matches): TagCount[] {
  const categories = Object.entries(countCategories(base, matches))
  return [...categories, ...countTags(base, matches, MOST_TAGS)]
    .filter(([, count]) => count > 0)
    .map(([tag, count]) => ({ tag, count }))
    .toSorted((one, other) => other.count - one.count || byBytes(one.tag, other.tag))
    .slice(0, MOST_TAGS)
}

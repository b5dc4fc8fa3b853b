import { resolved } from '#market/catalogue/criteria.ts'
import type { Database } from '#server/platform/database/database.ts'
import { cardSelection, productCardJson } from '#server/products/catalogue/product-json.ts'
import { sql } from 'kysely'
import type { Catalogue, Search } from '../catalogue.ts'
import { findByWordsMeant } from '../find-as-meant.ts'
import { catalogueAnswer, databaseCatalogue, orderOf } from '../search-products.ts'
import { answerSearch } from './answer-search.ts'
import type { Market } from './keep-market.ts'
import type { MarketNow } from './open-market.ts'
import { wordsInMemory } from './words-in-memory.ts'

/** The catalogue engine that asks the read model; while that is loaded or behind, PostgreSQL answers. */
export function memoryCatalogue(db: Database, marketNow: MarketNow): Catalogue {
  const database = databaseCatalogue(db)
  return {
    async search(asked) {
      const market = await marketNow()
      return market ? searchMarket(db, market, asked) : database.search(asked)
    },
  }
}

async function searchMarket(db: Database, market: Market, asked: Search) {
  const { hiddenSellerIds, products } = market
  const wanted = { ...resolved(asked.criteria), hiddenSellerIds }
  const found = await findByWordsMeant(wordsInMemory(products), wanted, async (read) => ({
    wanted: read,
    ...answerSearch(market, read, {
      page: asked.page,
      order: orderOf(asked.sort, read),
      facets: asked.facets === true,
    }),
  }))
  return catalogueAnswer(found.wanted, {
    page: asked.page,
    products: await cardsOf(db, found.ids),
    counts: found.categoryCounts,
    facets: found.facets,
  })
}

async function cardsOf(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('products')
    .select(cardSelection)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  const cards = new Map(rows.map((row) => [row.id, productCardJson(row)]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}

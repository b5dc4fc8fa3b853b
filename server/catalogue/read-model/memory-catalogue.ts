import { resolved } from '#market/catalogue/criteria.ts'
import type { ResaleDeclaration } from '#market/resale/resale-terms.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Reader } from '#server/platform/database/replica/reader.ts'
import { withReadyList } from '#server/platform/http/ready-json.ts'
import type { Catalogue, CatalogueAnswer, ReadersCriteria, Search } from '../catalogue.ts'
import { wordsOf } from '../conditions.ts'
import { findByCorrectedWords } from '../correct-spelling.ts'
import { orderOf } from '../order-of.ts'
import { declarationAsked, type ResaleWanted, resaleWanted } from '../resale-wanted.ts'
import { countsAnswer, databaseCatalogue } from '../search-products.ts'
import { cardTexts } from './card-texts.ts'
import { answerSearch } from './find/answer-search.ts'
import { countOf } from './find/count-matches.ts'
import { pageInOrder } from './find/in-order.ts'
import type { Market } from './catalogue-index.ts'
import { matchesOf } from './find/matches.ts'
import type { MarketNow } from './open-market.ts'
import { othersOfShop, shopPage } from './shop-in-memory.ts'
import { wordsInMemory } from './find/words-in-memory.ts'

type OnSearch = (engine: 'memory' | 'database', seconds: number) => void

/** The catalogue engine that asks the read model; while that is loaded or behind, PostgreSQL answers. */
export function memoryCatalogue(
  db: Database,
  marketNow: MarketNow,
  onSearch: OnSearch = () => {},
): Catalogue {
  const database = databaseCatalogue(db)
  const atPrimary: Reader = (story) => story(db)
  return {
    async search(asked, read = atPrimary) {
      const began = performance.now()
      const market = await marketNow()
      const answer = await (market
        ? searchMarket(market, asked)
        : read((own) => databaseCatalogue(own).search(asked)))
      onSearch(market ? 'memory' : 'database', (performance.now() - began) / 1000)
      return answer
    },
    async firstIds(view, most) {
      const market = await marketNow()
      if (!market) return database.firstIds(view, most)
      const { products } = market
      return findByCorrectedWords(wordsInMemory(products), queryOf(market, view), async (read) => {
        const { all } = matchesOf(products, read)
        const order = orderOf(view.sort, read)
        const { ids } = pageInOrder(products, all, { order, words: wordsOf(read), from: 0, most })
        return { ids, count: countOf(all) }
      })
    },
    async shop(asked, read = atPrimary) {
      const market = await marketNow()
      return market ? shopPage(market, asked) : read((own) => databaseCatalogue(own).shop(asked))
    },
    async othersOfShop(product) {
      const market = await marketNow()
      return market ? othersOfShop(market, product) : database.othersOfShop(product)
    },
  }
}

async function searchMarket(market: Market, asked: Search) {
  const words = wordsInMemory(market.products)
  const found = await findByCorrectedWords(words, queryOf(market, asked), async (read) => ({
    wanted: read,
    ...answerSearch(market, read, {
      page: asked.page,
      order: orderOf(asked.sort, read),
      after: asked.after,
      facets: asked.facets === true,
    }),
  }))
  const counts = countsAnswer(found.wanted, {
    page: asked.page,
    next: found.next,
    counts: found.categoryCounts,
    facets: found.facets,
  })
  const cards = await cardTexts(market, { ids: found.ids, declared: asked.declared })
  return withReadyList<CatalogueAnswer, 'products'>('products', cards, counts)
}

/** The viewer's search as the read model takes it. */
function queryOf({ hiddenSellerIds, sellers }: Market, asked: ReadersCriteria) {
  const declared = declarationAsked(asked)
  const resale = declared && resaleInMarket(sellers, declared)
  return { ...resolved(asked.criteria), hiddenSellerIds, ...(resale && { resale }) }
}

const knownOf = new WeakMap<Market['sellers'], Map<string, ResaleWanted>>()

/** What a buyer may resell; every shop is asked once for each declaration, until one of them changes. */
function resaleInMarket(sellers: Market['sellers'], declared: ResaleDeclaration): ResaleWanted {
  const known = knownOf.get(sellers) ?? new Map<string, ResaleWanted>()
  knownOf.set(sellers, known)
  const key = JSON.stringify(declared)
  const wanted = known.get(key) ?? resaleWanted(declared, termsOf(sellers))
  known.set(key, wanted)
  return wanted
}

function* termsOf(sellers: Market['sellers']) {
  for (const [id, { resaleTerms }] of sellers) if (resaleTerms) yield [id, resaleTerms] as const
}

import { searchProducts } from '#market/catalogue/catalogue-api.ts'
import type { Search } from '#server/catalogue/catalogue.ts'
import type { Database } from '#server/platform/database/database.ts'
import { ReadyJson } from '#server/platform/http/ready-json.ts'
import { memoryCatalogue } from '../memory-catalogue.ts'
import type { MarketNow } from '../open-market.ts'

/** What a caller reads of the answer, checked against the contract, which routes do not do with ready JSON. */
export async function searchInMemory(db: Database, marketNow: MarketNow, asked: Search) {
  const answer = await memoryCatalogue(db, marketNow).search(asked)
  return searchProducts.answer.parse(answer instanceof ReadyJson ? JSON.parse(answer.text) : answer)
}

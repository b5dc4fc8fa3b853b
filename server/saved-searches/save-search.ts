import type { z } from 'zod'
import type { BuyerViewer } from '#market/accounts/viewer.ts'
import {
  MOST_SAVED_SEARCHES,
  TOO_MANY_SAVED_SEARCHES,
  type saveSearch as api,
} from '#market/saved-searches/saved-search-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { refuseTakenName } from './refuse-taken-search-name.ts'
import { savedSearchJson } from './saved-search-json.ts'
import { lockSearches, insertSearch } from './saved-search-store.ts'

type Wished = z.infer<typeof api.body>['saved_search']

export const saveSearch = (db: Database, viewer: BuyerViewer, wished: Wished) =>
  transact(db, async (tx) => {
    const others = await lockSearches(tx, viewer)
    if (others.length >= MOST_SAVED_SEARCHES) throw new Refusal(TOO_MANY_SAVED_SEARCHES)
    await refuseTakenName(tx, viewer, { name: wished.name })
    const saved = await insertSearch(tx, {
      buyerId: viewer.buyerId,
      name: wished.name,
      criteria: JSON.stringify(wished.criteria),
      sort: wished.sort ?? null,
      alerts: wished.alerts,
    })
    return savedSearchJson(saved)
  })

import { databaseNow } from '#server/platform/database/now.ts'
import type { BuyerViewer } from '#market/accounts/viewer.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { refuseTakenName } from './refuse-taken-search-name.ts'
import { savedSearchJson } from './saved-search-json.ts'
import { lockSearches, updateSearch } from './saved-search-store.ts'

type Change = { id: number; name: string | undefined; alerts: boolean | undefined }

/** Alerts turned on again start from now and skip what was missed. */
export const changeSavedSearch = (
  db: Database,
  viewer: BuyerViewer,
  { id, name, alerts }: Change,
) =>
  transact(db, async (tx) => {
    const all = await lockSearches(tx, viewer)
    const search = all.find((each) => each.id === id)
    if (!search) throw new Refusal('Not found', 404)
    if (name !== undefined) await refuseTakenName(tx, viewer, { id, name })
    const now = await databaseNow(tx)
    const begun = alerts && !search.alerts ? { seenUntil: now, toldAt: now } : {}
    const change = { ...(name !== undefined && { name }), ...(alerts !== undefined && { alerts }) }
    return savedSearchJson(await updateSearch(tx, { ...search, ...change, ...begun }))
  })

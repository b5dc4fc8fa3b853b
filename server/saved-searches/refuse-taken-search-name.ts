import type { BuyerViewer } from '#market/accounts/viewer.ts'
import { NAME_TAKEN } from '#market/saved-searches/saved-search-api.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { findNamed } from './saved-search-store.ts'

/** Requires the buyer's searches to be locked; the search with this id may keep its name. */
export async function refuseTakenName(
  tx: Tx,
  viewer: BuyerViewer,
  { id, name }: { id?: number; name: string },
) {
  const named = await findNamed(tx, viewer, name)
  if (!named || named.id === id) return
  throw new Refusal(NAME_TAKEN, 422, { fields: { name: [NAME_TAKEN] } })
}

import type { UserStatus } from '#market/accounts/user-status.ts'
import type { GatheredLot } from '#market/imports/gather-lots.ts'
import type { Issue } from '#market/imports/issue.ts'
import { mergeLot, type Merge } from '#market/imports/merge-lot.ts'
import { isProvisional } from '#market/products/missing.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { awaitPhotos } from '#server/products/await-photos.ts'
import { fetchedPhotos } from '#server/products/fetched-photos.ts'
import { holdSeller } from '#server/products/hold-seller.ts'
import { holdLots, saveLots } from '#server/products/importable-lots.ts'
import { addIssues, addProgress, endImport, holdImport, takeLots } from './import-store.ts'

const CHUNK = 200

/** Imports the next lots of a file in one transaction, and takes them off its list; false at the end. */
export async function importChunk(db: Database, importId: number): Promise<boolean> {
  return transact(db, async (tx) => {
    const held = await holdImport(tx, importId)
    if (!held) return false
    const lots = await takeLots(tx, importId, CHUNK)
    if (lots.length === 0) {
      await endImport(tx, importId, 'complete')
      return false
    }
    const outcomes = await importLots(tx, held.sellerId, lots)
    const issues = outcomes.flatMap(issuesOf)
    await addIssues(tx, importId, JSON.stringify(issues))
    await addProgress(tx, importId, {
      rowsDone: lots.reduce((total, { rows }) => total + rows, 0),
      imported: outcomes.length - issues.length,
      issues: issues.length,
    })
    return true
  })
}

type Outcome = { gathered: GatheredLot; id: number | undefined; merge: Merge }

async function importLots(tx: Tx, sellerId: number, lots: readonly GatheredLot[]) {
  const sellerStatus = await holdSeller(tx, sellerId)
  const listed = await holdLots(tx, { sellerId, upcs: lots.map(({ upc }) => upc) })
  const ids = [...listed.values()].map(({ id }) => id)
  const photoOf = await fetchedPhotos(tx, ids)
  const outcomes = lots.map((gathered): Outcome => {
    const known = listed.get(gathered.upc)
    const photos = gathered.photos.map((address) => photoOf(known?.id, address))
    return { gathered, id: known?.id, merge: mergeLot({ ...gathered, photos }, known?.lot) }
  })
  const changed = outcomes.flatMap((outcome) => changeOf(outcome, sellerStatus))
  const saved = await saveLots(tx, sellerId, changed)
  await awaitPhotos(tx, saved)
  return outcomes
}

function changeOf({ id, merge }: Outcome, sellerStatus: UserStatus) {
  if ('problems' in merge || !merge.isChanged) return []
  const { lot, missing } = merge
  return [{ id, lot, provisional: isProvisional({ missing, sellerStatus }) }]
}

function issuesOf({ gathered: { row, upc }, merge }: Outcome): Issue[] {
  const texts = 'problems' in merge ? merge.problems : merge.missing
  return texts.length > 0 ? [{ row, upc, texts, isNote: false }] : []
}
